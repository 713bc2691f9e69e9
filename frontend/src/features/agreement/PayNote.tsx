import type { PayFacts } from '../../api/agreements';
import { dayInWords } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import styles from './agreement.module.css';
import { agreementMessages } from './texts';

const { document: texts } = agreementMessages;

/** The minimum hourly pay at the family's location: information with its source, not a limit. */
export function PayNote({ facts, comparison }: { facts: PayFacts; comparison: string | null }) {
  return (
    <aside className={styles.payNote} aria-label={texts.pay}>
      <Icon name="info" />
      <div>
        {comparison ? <p>{comparison}</p> : null}
        <p>{facts.words}</p>
        <p className={styles.quiet}>
          <a href={facts.sourceUrl} target="_blank" rel="noreferrer">
            {facts.sourceTitle}
          </a>
          {`, ${texts.checked(dayInWords(facts.checkedOn))}`}
        </p>
      </div>
    </aside>
  );
}
