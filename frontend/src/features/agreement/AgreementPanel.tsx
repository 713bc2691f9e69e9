import type { Agreement, CurrentAgreementVersion } from '../../api/agreements';
import { arrivalPath, hoursPath, writeReviewPath } from '../../config/paths';
import { useToday } from '../../lib/clocks';
import { dayInWords } from '../../lib/format/date';
import { ArrowLink } from '../../ui/Button';
import styles from './agreement.module.css';
import { DownloadAgreement } from './DownloadAgreement';
import { endsEarly } from '../../entities/placements/ends-early';
import { isOver } from './phase';
import { agreementTexts } from './texts';

const { agreement: texts } = agreementTexts;

/** The agreement once both have signed: the PDF, its fingerprint, and the next steps. */
export function AgreementPanel({ agreement, version }: { agreement: Agreement; version: CurrentAgreementVersion }) {
  const today = useToday();
  const steps = stepsOf(agreement, today);
  return (
    <section className={styles.panel} aria-labelledby="agreement">
      <h2 id="agreement">{texts.heading}</h2>
      <p>{texts.text}</p>
      <DownloadAgreement id={agreement.id} />
      <dl className={styles.fingerprint}>
        <dt>{texts.fingerprint}</dt>
        <dd>
          <code>{version.fingerprint}</code>
        </dd>
        <dd className={styles.quiet}>{texts.fingerprintText}</dd>
      </dl>
      <DownloadAgreement id={agreement.id} kind="json" />
      <ArrowLink to={arrivalPath(agreement.id)}>{texts.arrival}</ArrowLink>
      <ArrowLink to={hoursPath(agreement.id)}>{texts.hours}</ArrowLink>
      {steps.length > 0 ? (
        <>
          <h3>{texts.next}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {isOver(agreement, today) ? <ArrowLink to={writeReviewPath(agreement.id)}>{texts.reviews}</ArrowLink> : null}
        </>
      ) : null}
    </section>
  );
}

function stepsOf(agreement: Agreement, today: string): string[] {
  const { state, startsOn, endsOn, endedOn } = agreement;
  if (endsEarly(agreement, today)) return texts.steps.endsEarly(dayInWords(endedOn ?? ''));
  if (state === 'confirmed') return texts.steps.confirmed(dayInWords(startsOn ?? ''));
  if (state === 'active') return texts.steps.active(dayInWords(endsOn ?? ''));
  return state === 'completed' || state === 'ended_early' ? texts.steps[state]() : [];
}
