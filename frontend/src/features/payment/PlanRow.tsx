import { useGetMyPlanQuery } from '../../api/plans';
import { paths } from '../../config/paths';
import { useToday } from '../../lib/clocks';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { useSession } from '../../lib/session';
import { ArrowLink } from '../../ui/Button';
import { planRowTexts } from './dashboard-texts';
import { lastDayInWords } from './last-day';
import styles from './payment.module.css';

const { line: words, waiting } = planRowTexts;

function useFamilyPlan() {
  const { user } = useSession();
  const isFamily = user?.userType === 'family';
  const { data } = useGetMyPlanQuery(undefined, { refetchOnMountOrArgChange: true, skip: !isFamily });
  return isFamily ? data : undefined;
}

/** The invoices that wait for this family's payment. */
export function useDashboardInvoices() {
  const today = useToday();
  return (useFamilyPlan()?.dues ?? []).flatMap(({ invoiceId, dueOn, amountCents, currency }) => {
    if (!invoiceId || !dueOn) return [];
    const { title, text } = dueOn < today ? waiting.late : waiting.open;
    const sum = exactMoney(amountCents, currency);
    return [
      {
        id: `invoice-${invoiceId}`,
        icon: 'alert' as const,
        title: title(sum),
        text: text(dayInWords(dueOn)),
        action: { to: paths.payment, label: waiting.pay },
      },
    ];
  });
}

/** A family's plan on the dashboard, in one line. Nothing while it has none. */
export function PlanRow() {
  const mine = useFamilyPlan();
  if (!mine || mine.plan === 'free') return null;
  const text = mine.until
    ? words.until(mine.name, lastDayInWords(mine.until))
    : mine.byOffer
      ? words.byOffer(mine.name)
      : mine.name;
  return (
    <section className={styles.line} aria-labelledby="plan-line">
      <h2 id="plan-line">{words.heading}</h2>
      <p>{text}</p>
      <ArrowLink to={paths.payment}>{words.look}</ArrowLink>
    </section>
  );
}
