import type { AgreementSide, ClauseName, Region } from '../../api/agreements';
import styles from './TermsEditor.module.css';
import { differencesOf } from './terms-difference';
import type { TermsForm } from './terms-form';
import { agreementTexts } from './texts';

const { difference: texts } = agreementTexts;

interface ClauseDifferenceProps {
  clause: ClauseName;
  /** The author of the version that is answered. */
  by: AgreementSide;
  from: TermsForm;
  to: TermsForm;
  region: Region;
}

/** The differences from the version that is answered, field by field. */
export function ClauseDifference({ clause, by, from, to, region }: ClauseDifferenceProps) {
  const differences = differencesOf(clause, from, to, region);
  if (differences.length === 0) return null;
  return (
    <ul className={styles.difference} aria-label={texts.label}>
      {differences.map(({ label, was, is }) => (
        <li key={label}>
          <b>{label}</b> {texts[by](was, is)}
        </li>
      ))}
    </ul>
  );
}
