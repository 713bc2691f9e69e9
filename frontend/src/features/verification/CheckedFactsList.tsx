import { useGetCheckedFactsQuery, type CheckedFact } from '../../api/verification';
import { dayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { verificationTexts } from './texts';
import styles from './TrustBadge.module.css';

const { badge: texts } = verificationTexts;

/** The checked facts about a person, and the limits of the checks. */
export function CheckedFactsList({ id }: { id: string }) {
  const { data, error, refetch } = useGetCheckedFactsQuery({ id });
  if (error && !data)
    return (
      <p role="alert">
        {texts.failed}{' '}
        <Button ref={focusParentOnUnmount} variant="plain" size="small" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </p>
    );
  if (!data) return <p role="status">{texts.loading}</p>;
  return (
    <div className={styles.facts}>
      <p>{texts.by(data.checkedBy)}</p>
      <ul>
        {data.facts.map((fact) => (
          <li key={fact.kind}>
            <h3>
              <Icon name="check" size={17} /> {fact.title}
            </h3>
            <p className={styles.days}>
              {texts.approved(dayInWords(fact.approvedOn))}
              {fact.validUntil ? `, ${texts.until(dayInWords(fact.validUntil))}` : ''}
              {detailOf(fact)}
            </p>
            <p>{fact.says}</p>
            <p className={styles.not}>
              <b>{texts.notThis}:</b> {fact.doesNotSay}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function detailOf({ relationships, state, appliedOnly, adults }: CheckedFact): string {
  const details = [
    relationships.length > 0
      ? `${texts.spokenBy} ${relationships.map((relationship) => texts.referees[relationship]).join(', ')}`
      : null,
    state,
    appliedOnly ? texts.applied : null,
    adults ? texts.adults(adults) : null,
  ].filter((detail) => detail !== null);
  return details.length > 0 ? ` · ${details.join(' · ')}` : '';
}
