import { useSearchParams } from 'react-router-dom';
import type { MyPlan } from '../../api/plans';
import { paths } from '../../config/paths';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { keepNextPage, nextPage } from './next-page';
import { lastDayInWords } from './last-day';
import { paymentTexts } from './texts';
import styles from './payment.module.css';

const { done: words } = paymentTexts;

/** It is settled. */
export function Done({ kind, mine }: { kind: 'granted' | 'paid'; mine: MyPlan }) {
  const next = nextPage(useSearchParams()[0]);
  const until = mine.until && lastDayInWords(mine.until);
  return (
    <section className={styles.panel} role="status" data-good>
      <h2>
        <Icon name="check" size={24} /> {kind === 'granted' ? words.granted(mine.name) : words.paid}
      </h2>
      <p>{kind === 'granted' ? words.grantedText(until) : words.paidText(until)}</p>
      <LinkButton to={next ?? paths.searchAuPairs} wide onClick={() => keepNextPage(null)}>
        {next ? words.back : words.onward}
      </LinkButton>
      <ArrowLink to={paths.accountPlan}>{words.account}</ArrowLink>
    </section>
  );
}
