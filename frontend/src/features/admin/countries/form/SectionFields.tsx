import styles from './form.module.css';
import type { Problems } from './FieldControl';
import { sectionOf, type Section } from './landing-form';
import { UnitField } from './UnitField';
import { isWithin, UNITS, type CountryFields } from './units';

interface SectionFieldsProps {
  section: Section;
  fields: CountryFields;
  problems: Problems;
  onChange: (path: string, value: unknown) => void;
}

/** All fields of one section of the page. */
export function SectionFields({ section, fields, problems, onChange }: SectionFieldsProps) {
  return (
    <div className={styles.fields}>
      {UNITS.filter(({ path }) => sectionOf(path) === section).map((unit) => (
        <UnitField
          key={unit.path}
          unit={unit}
          value={fields[unit.path]}
          problems={problemsWithin(problems, unit.path)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

/** Undefined without errors, so that valid fields are not rendered again. */
function problemsWithin(problems: Problems, unit: string): Problems | undefined {
  const found = Object.entries(problems).filter(([path]) => isWithin(path, unit));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
