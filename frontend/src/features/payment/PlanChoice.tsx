import type { MyPlan, Plan } from '../../api/plans';
import { moneyWords } from '../../lib/format/money';
import { planTexts, type Prices } from '../../entities/plans';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { paymentTexts as texts } from './texts';
import styles from './payment.module.css';

export type Choice = 'standard' | 'premium';
const CHOICES: readonly Choice[] = ['standard', 'premium'];

interface PlanChoiceProps {
  plans: readonly Plan[];
  prices: Prices;
  mine: MyPlan;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** The two plans, each with its price of today and what it gives beyond what everyone has. */
export function PlanChoice({ plans, prices, mine, chosen, onChoose }: PlanChoiceProps) {
  const freeForEveryone = new Set(featuresOf(plans, 'free').map(({ code }) => code));
  // Premium holds all of Standard.
  const choices = mine.tier === 'premium' ? CHOICES.slice(1) : CHOICES;
  return (
    <fieldset className={styles.choice}>
      <legend className="sr">{texts.choice}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.plan} data-chosen={chosen === choice || undefined}>
          <input
            type="radio"
            name="plan"
            value={choice}
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
          />
          <span className={styles.name}>
            {texts.names[choice]}{' '}
            {choice === 'standard' && prices.offer ? <Badge>{planTexts.flag(prices.offer.percentOff)}</Badge> : null}
          </span>
          <span className={styles.sum}>
            <PriceOf choice={choice} prices={prices} /> <small>{texts.per[choice]}</small>
          </span>
          <span className={styles.about}>{planOf(plans, choice)?.text}</span>
          <span className={styles.gives}>
            <span className="sr">{texts.gives}</span>
            {featuresOf(plans, choice)
              .filter(({ code }) => !freeForEveryone.has(code))
              .map(({ code, words }) => (
                <span key={code}>
                  <Icon name="check" />
                  {words}
                </span>
              ))}
          </span>
        </label>
      ))}
      <p className={styles.muted}>{texts.everyone}</p>
    </fieldset>
  );
}

const planOf = (plans: readonly Plan[], key: Plan['key']) => plans.find((plan) => plan.key === key);
const featuresOf = (plans: readonly Plan[], key: Plan['key']) => planOf(plans, key)?.features ?? [];

function PriceOf({ choice, prices }: { choice: Choice; prices: Prices }) {
  const { currency, standard, standardNow, premiumIntake, offer } = prices;
  if (choice === 'premium') return moneyWords(premiumIntake, currency);
  return (
    <>
      {moneyWords(standardNow, currency)}
      {offer ? <small> {texts.after(moneyWords(standard, currency))}</small> : null}
    </>
  );
}
