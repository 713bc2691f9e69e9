import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AdminLink, StateTag } from '../../../../admin-ui';
import { ConflictPanel } from '../../../../admin-ui/comparing/ConflictPanel';
import { EditorBar, EditorPage } from '../../../../admin-ui/editing/EditorPage';
import { UnsavedCopyNotice } from '../../../../admin-ui/editing/UnsavedCopyNotice';
import { useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import type { EditableLanding } from '../../../../api/admin-countries';
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
import { NewerLandingText } from './NewerLandingText';
import { SectionChoice } from './SectionChoice';
import { itemOf, useCountryEditing } from './use-country-editing';
import { toast } from '../../../../ui/toast';

const { editor: texts, countries, list } = adminCountriesTexts;

/** Renders the page as visitors see it. */
export type DrawPage = (landing: EditableLanding) => ReactNode;

/** All texts of a country's page, section by section. */
export function CountryEditor({ landing: initial, drawPage }: { landing: EditableLanding; drawPage: DrawPage }) {
  const [section, setSection] = useState<Section>(SECTIONS[0]);
  const [previewing, setPreviewing] = useState(false);
  /** Opens the section of a field and moves there. */
  const goTo = (path: string) => {
    flushSync(() => setSection(sectionOf(path)));
    document.getElementById(fieldId(path))?.focus();
  };
  const goToFirst = (problems: Problems) => {
    const first = inOrder(problems)[0];
    if (first) goTo(first);
  };
  const editing = useCountryEditing(initial, goToFirst);
  const { fields, changed, problems, theirs, found, busy } = editing;
  const landing = editing.base?.landing ?? initial;
  useLeaveGuard({ atRisk: changed, text: texts.leave });

  const save = async () => {
    const wrong = problemsOf(fields);
    const saved = await editing.save();
    if (saved) toast.success(texts.saved);
    else goToFirst(wrong);
  };
  return (
    <EditorPage title={texts.title(countries[landing.country])}>
      <EditorBar
        back={{ to: paths.adminCountries, label: texts.opened.back }}
        state={
          <>
            <StateTag tone="quiet">{list.checked(shortDay(landing.checkedOn))}</StateTag>
            <span role="status">{changed ? texts.editState.changed : texts.editState.saved}</span>
          </>
        }
      >
        <AdminLink to={auditTrailPath('country-page', landing.country)} type="text">
          {texts.history}
        </AdminLink>
        <Button href={countryPagePath(landing.country)} target="_blank" rel="noopener" icon={<Icon name="external" />}>
          {texts.view}
        </Button>
        <Button onClick={() => setPreviewing(true)}>{texts.preview}</Button>
        <Button type="primary" loading={busy} disabled={!changed || theirs !== null} onClick={() => void save()}>
          {texts.save}
        </Button>
      </EditorBar>
      {found ? <UnsavedCopyNotice at={found.at} onDrop={editing.dropFound} /> : null}
      {landing.newerText ? (
        <NewerLandingText
          landing={landing}
          newer={landing.newerText}
          mine={fields}
          changed={changed}
          onSettled={(saved) => editing.adopt(itemOf(saved))}
        />
      ) : null}
      {theirs ? (
        <ConflictPanel
          key={theirs.version}
          model={countryModel}
          title={texts.conflict}
          by={null}
          mine={fields}
          began={editing.began}
          theirs={fieldsOfLanding(theirs.landing)}
          onResolved={editing.settle}
        />
      ) : null}
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
      <Drawer
        title={texts.previewTitle}
        open={previewing}
        onClose={() => setPreviewing(false)}
        size="100%"
        destroyOnHidden
      >
        <div className={styles.preview}>{drawPage({ ...landing, ...inputOf(fields, landing.version) })}</div>
      </Drawer>
    </EditorPage>
  );
}

/** The paths of fields in the order in which the sections show them. */
const inOrder = (problems: Problems): string[] => {
  const sectionIndexOf = (path: string) => SECTIONS.indexOf(sectionOf(path));
  return Object.keys(problems).sort((one, other) => sectionIndexOf(one) - sectionIndexOf(other));
};
