import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../lib/api-error';
import { useBuyPlanMutation, type MyPlan, type PurchaseOutcome } from '../../api/plans';
import { paths } from '../../config/paths';
import { moneyWords } from '../../lib/format/money';
import { usePageRestored } from '../../lib/use-page-restored';
import type { Prices } from '../../entities/plans';
import { ArrowLink, Button, LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Done } from './Done';
import { keepNextPage, nextPage } from './next-page';
import { paymentTexts as texts } from './texts';
import styles from './payment.module.css';
import type { Choice } from './PlanChoice';

const { due: words } = texts;

/** The amounts due now and at a later date, the recipient, and one button. */
export function Checkout({ chosen, prices, mine }: { chosen: Choice; prices: Prices; mine: MyPlan }) {
  const [buy, { isLoading }] = useBuyPlanMutation();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<PurchaseOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const now = chosen === 'standard' ? prices.standardNow : prices.premiumIntake;
  // After Back from the payment page the button must work again.
  usePageRestored(() => setOutcome(null));
  const sum = moneyWords(now, prices.currency);
  const follows = mine.tier === chosen;

  const pay = async () => {
    setFailure(null);
    try {
      const next = await buy({ purchaseInput: { plan: chosen, priceCents: now } }).unwrap();
      setOutcome(next);
      if (next.kind !== 'checkout' || !next.url) return;
      keepNextPage(nextPage(search));
      location.assign(next.url);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };

  if (outcome?.kind === 'granted') return <Done kind="granted" mine={mine} />;
  if (follows && !mine.canExtend) return <NothingToDo next={nextPage(search)} />;
  return (
    <section className={styles.panel} aria-labelledby="due">
      <h2 id="due">{words.heading}</h2>
      <dl className={styles.amountsDue}>
        <div>
          <dt>{words.now}</dt>
          <dd className={styles.sum}>{now === 0 ? words.nothing : sum}</dd>
        </div>
        <div>
          <dt>{words.later}</dt>
          <dd>
            {chosen === 'premium'
              ? words.placement(moneyWords(prices.premiumPlacement, prices.currency))
              : words.standardLater}
          </dd>
        </div>
      </dl>
      {follows ? <p className={styles.note}>{texts.current.follows}</p> : null}
      {now > 0 && mine.paysBy === 'none' ? (
        <>
          <p className={styles.note} role="status">
            <b>{words.none.title}</b> {words.none.text}
          </p>
          <LinkButton to={`${paths.contact}?type=payment`} wide>
            {words.none.act}
          </LinkButton>
        </>
      ) : (
        <Button wide busy={isLoading || outcome?.kind === 'checkout'} onClick={() => void pay()}>
          {now === 0
            ? (follows ? words.extend : words.take)(texts.names[chosen])
            : (mine.paysBy === 'card' ? words.pay : words.order)(sum)}
        </Button>
      )}
      {failure ? (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      ) : null}
      <ul className={styles.trust}>
        {now === 0 ? <li>{words.free}</li> : <li>{words.tax}</li>}
        {now > 0 && mine.paysBy !== 'none' ? <li>{mine.paysBy === 'card' ? words.card : words.invoice}</li> : null}
        {chosen === 'premium' ? <li>{words.calledOff}</li> : null}
        <li>{words.renewal}</li>
      </ul>
    </section>
  );
}

/** The plan is active, and its end is far. */
const NothingToDo = ({ next }: { next: string | null }) => (
  <section className={styles.panel} aria-labelledby="due">
    <h2 id="due">{words.nothingToDo}</h2>
    <p>{words.nothingToDoText}</p>
    <LinkButton to={next ?? paths.searchAuPairs} wide>
      {next ? texts.done.back : texts.done.onward}
    </LinkButton>
    <ArrowLink to={paths.accountPlan}>{texts.done.account}</ArrowLink>
  </section>
);
