import { Grid, Tabs } from 'antd';
import type { Problems } from '../form/FieldControl';
import { sectionOf, SECTIONS, type Section } from '../form/landing-form';
import { SectionFields } from '../form/SectionFields';
import type { CountryFields } from '../form/units';
import { adminCountriesMessages } from '../messages';
import styles from './editor.module.css';

const { editor: texts, sections } = adminCountriesMessages;

interface SectionTabsProps {
  section: Section;
  onSection: (section: Section) => void;
  fields: CountryFields;
  problems: Problems;
  onChange: (path: string, value: unknown) => void;
}

/** The form, a tab for each section of the page. All of it is there, so that every problem finds its field. */
export function SectionTabs({ section, onSection, fields, problems, onChange }: SectionTabsProps) {
  const { lg } = Grid.useBreakpoint();
  const wrong = Object.keys(problems).map(sectionOf);
  return (
    <Tabs
      className={styles.sections ?? ''}
      aria-label={texts.tabs}
      tabPlacement={lg ? 'start' : 'top'}
      activeKey={section}
      onChange={(key) => onSection(key as Section)}
      items={SECTIONS.map((key) => {
        const count = wrong.filter((one) => one === key).length;
        return {
          key,
          forceRender: true,
          label:
            count > 0 ? <span className={styles.toMend}>{texts.toMend(sections[key], count)}</span> : sections[key],
          children: <SectionFields section={key} fields={fields} problems={problems} onChange={onChange} />,
        };
      })}
    />
  );
}
