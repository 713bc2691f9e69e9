import { Grid, Menu, Select } from 'antd';
import type { Problems } from '../form/FieldControl';
import { sectionOf, SECTIONS, type Section } from '../form/landing-form';
import { SectionFields } from '../form/SectionFields';
import type { CountryFields } from '../form/units';
import { adminCountriesTexts } from '../texts';
import styles from './editor.module.css';

const { editor: texts, sections } = adminCountriesTexts;

interface SectionChoiceProps {
  section: Section;
  onSection: (section: Section) => void;
  fields: CountryFields;
  problems: Problems;
  onChange: (path: string, value: unknown) => void;
}

/**
 * The form, one section at a time: chosen from a list next to it, on phones from a collapsible one. All sections stay
 * mounted, so that every problem finds its field.
 */
export function SectionChoice({ section, onSection, fields, problems, onChange }: SectionChoiceProps) {
  const { lg } = Grid.useBreakpoint();
  const wrong = Object.keys(problems).map(sectionOf);
  const choices = SECTIONS.map((key) => {
    const count = wrong.filter((one) => one === key).length;
    const label =
      count > 0 ? <span className={styles.toCorrect}>{texts.toCorrect(sections[key], count)}</span> : sections[key];
    return { key, value: key, label };
  });
  return (
    <div className={styles.sections}>
      {lg ? (
        <Menu
          className={styles.list ?? ''}
          aria-label={texts.sections}
          selectedKeys={[section]}
          items={choices.map(({ key, label }) => ({ key, label }))}
          onClick={({ key }) => onSection(key as Section)}
        />
      ) : (
        <Select
          size="large"
          aria-label={texts.sections}
          value={section}
          options={choices.map(({ value, label }) => ({ value, label }))}
          onChange={onSection}
          listHeight={480}
        />
      )}
      {SECTIONS.map((key) => (
        <section key={key} aria-label={sections[key]} hidden={key !== section}>
          <SectionFields section={key} fields={fields} problems={problems} onChange={onChange} />
        </section>
      ))}
    </div>
  );
}
