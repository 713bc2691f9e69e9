import type { Agreement, PayFacts } from '../../api/agreements';
import { agreementPath } from '../../config/paths';
import { PayLine, type MissingFact } from '../../entities/fair-pay';
import { PayNote } from './PayNote';
import { stepOf, type StepId } from './steps';
import styles from './TermsEditor.module.css';
import { idOf, weekOf, type TermsForm } from './terms-form';
import { agreementTexts } from './texts';

const { fields: texts } = agreementTexts;

interface EditorPayProps {
  agreement: Agreement;
  terms: TermsForm;
  step: StepId;
}

/** The pay of the week, next to the fields that change it. */
export function EditorPay({ agreement: { id, payFacts }, terms, step }: EditorPayProps) {
  const week = weekOf(terms);
  const fact = (label: string, field: string): MissingFact =>
    stepOf(field) === step
      ? { label, field: idOf(field) }
      : { label, to: `${agreementPath(id)}?step=${stepOf(field)}` };
  const missing = [
    ...(week.minutes ? [] : [fact(texts.missingHours, 'hours')]),
    ...(week.payMinCents === null ? [fact(texts.missingPay, 'pay.weeklyCents')] : []),
  ];
  return <PayNote facts={payFacts} week={week} missing={missing} />;
}

/** The same in one line, always in sight on phones. */
export function EditorPayLine({ facts, terms }: { facts: PayFacts; terms: TermsForm }) {
  const currency = facts.currency === 'NZD' ? 'NZD' : 'AUD';
  return (
    <div className={styles.payLine}>
      <PayLine floor={{ ...facts, currency }} week={weekOf(terms)} />
    </div>
  );
}
