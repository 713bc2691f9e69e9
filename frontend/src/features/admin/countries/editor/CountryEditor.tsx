import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminDrawer } from '../../../../admin-ui/AdminDrawer';
import { AdminLink, StateTag } from '../../../../admin-ui';
import { EditingNotices } from '../../../../admin-ui/editing/EditingNotices';
import { EditorBar, EditorPage } from '../../../../admin-ui/editing/EditorPage';
import { NewerItemText } from '../../../../admin-ui/editing/NewerText';
import { useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import { useSettleNewerLandingTextMutation, type EditableLanding } from '../../../../api/admin-countries';
import { auditTrailPath } from '../../../../config/admin-paths';
import { countryPagePath, paths } from '../../../../config/paths';
import { shortDay } from '../../../../lib/format/date';
import { Icon } from '../../../../ui/Icon';
import { countryModel } from '../form/country-model';
import type { Problems } from '../form/FieldControl';
import { sectionOf, SECTIONS, type Section } from '../form/landing-form';
import { problemsOf } from '../form/problems';
import { wholeLabelOf } from '../form/field-labels';
import { fieldId, fieldsOfLanding, inputOf } from '../form/units';
import { adminCountriesTexts } from '../texts';
import styles from './editor.module.css';
import { SectionChoice } from './SectionChoice';
import { itemOf, useCountryEditing } from './use-country-editing';
import { toast } from '../../../../ui/toast';

const { editor: texts, countries, list } = adminCountriesTexts;

/** Renders the page as visitors see it. */
export type DrawPage = (landing: EditableLanding) => ReactNode;

/** All texts of a country's page, section by section. */
export function CountryEditor({ landing: initial, drawPage }: { landing: EditableLanding; drawPage: DrawPage }) {
  const { section, setSection, goTo, goToFirst } = useSections();
  const editing = useCountryEditing(initial, goToFirst);
  const { fields, changed, problems } = editing;
  const landing = editing.base?.landing ?? initial;
  const [previewing, setPreviewing] = useState(false);
  const [settle] = useSettleNewerLandingTextMutation();
  useLeaveGuard({ atRisk: changed, text: texts.leave });
  const { country, version, newerText } = landing;
  return (
    <EditorPage title={texts.title(countries[country])}>
      <CountryBar
        landing={landing}
        editing={editing}
        onPreview={() => setPreviewing(true)}
        onNotSaved={() => goToFirst(problemsOf(fields))}
      />
      <EditingNotices editing={editing} model={countryModel} conflict={texts.conflict}>
        {newerText ? (
          <NewerItemText
            words={texts.newer}
            editing={editing}
            model={countryModel}
            newer={fieldsOfLanding(newerText)}
            settle={async (choice) => itemOf(await settle({ country, newerTextInput: { choice, version } }).unwrap())}
          />
        ) : null}
      </EditingNotices>
      <ProblemList
        title={texts.problems}
        problems={inOrder(problems).map((path) => ({
          fieldId: fieldId(path),
          words: `${wholeLabelOf(path)}: ${problems[path]}`,
          onOpen: () => goTo(path),
        }))}
      />
      <SectionChoice
        section={section}
        onSection={setSection}
        fields={fields}
        problems={problems}
        onChange={editing.changeOne}
      />
      <AdminDrawer title={texts.previewTitle} open={previewing} onClose={() => setPreviewing(false)} size="100%">
        <div className={styles.preview}>{drawPage({ ...landing, ...inputOf(fields, version) })}</div>
      </AdminDrawer>
    </EditorPage>
  );
}

/** The open section, and moving to a field, which may be in another section. */
function useSections() {
  const [section, setSection] = useState<Section>(SECTIONS[0]);
  const goTo = (path: string) => {
    flushSync(() => setSection(sectionOf(path)));
    document.getElementById(fieldId(path))?.focus();
  };
  const goToFirst = (problems: Problems) => {
    const [first] = inOrder(problems);
    if (first) goTo(first);
  };
  return { section, setSection, goTo, goToFirst };
}

interface CountryBarProps {
  landing: EditableLanding;
  editing: ReturnType<typeof useCountryEditing>;
  onPreview: () => void;
  onNotSaved: () => void;
}

/** The state of the page and its actions. Sticks to the top. */
function CountryBar({ landing: { country, checkedOn }, editing, onPreview, onNotSaved }: CountryBarProps) {
  const { changed, theirs, busy } = editing;
  const save = async () => {
    if (await editing.save()) toast.success(texts.saved);
    else onNotSaved();
  };
  return (
    <EditorBar
      back={{ to: paths.adminCountries, label: texts.opened.back }}
      state={
        <>
          <StateTag tone="quiet">{list.checked(shortDay(checkedOn))}</StateTag>
          <span role="status">{changed ? texts.editState.changed : texts.editState.saved}</span>
        </>
      }
    >
      <AdminLink to={auditTrailPath('country-page', country)} type="text">
        {texts.history}
      </AdminLink>
      <Button href={countryPagePath(country)} target="_blank" rel="noopener" icon={<Icon name="external" />}>
        {texts.view}
      </Button>
      <Button onClick={onPreview}>{texts.preview}</Button>
      <Button type="primary" loading={busy} disabled={!changed || theirs !== null} onClick={() => void save()}>
        {texts.save}
      </Button>
    </EditorBar>
  );
}

/** The paths of fields in the order in which the sections show them. */
const inOrder = (problems: Problems): string[] => {
  const sectionIndexOf = (path: string) => SECTIONS.indexOf(sectionOf(path));
  return Object.keys(problems).sort((one, other) => sectionIndexOf(one) - sectionIndexOf(other));
};
