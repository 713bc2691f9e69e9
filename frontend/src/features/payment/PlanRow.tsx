import { useGetMyPlanQuery } from '../../api/plans';
import { paths } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { useSession } from '../../lib/session';
import { ArrowLink } from '../../ui/Button';
import { paymentMessages } from './texts';
import styles from './payment.module.css';

const { line: words } = paymentMessages;

/** A family's plan on the dashboard, in one line: what is to be paid first. Nothing while it has none. */
export function PlanRow() {
  const { user } = useSession();
  const { data: mine } = useGetMyPlanQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: user?.userType !== 'family',
  });
  if (!mine || user?.userType !== 'family') return null;
  const due = mine.dues.find(({ invoiceId, dueOn }) => invoiceId && dueOn);
  if (!due && mine.plan === 'free') return null;
  const said = due?.dueOn
    ? words.due(exactMoney(due.amountCents, due.currency), dayInWords(due.dueOn))
    : mine.until
      ? words.until(mine.name, dayInWords(mine.until))
      : mine.byOffer
        ? words.byOffer(mine.name)
        : mine.name;
  return (
    <section className={styles.line} aria-labelledby="plan-line">
      <h2 id="plan-line">{words.heading}</h2>
      <p>{said}</p>
      <ArrowLink to={paths.payment}>{due ? words.pay : words.look}</ArrowLink>
    </section>
  );
}
