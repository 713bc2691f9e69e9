import type { ReactNode } from 'react';
import { regionFacts } from '../../config/regions';
import { useRegion } from '../../lib/region';
import { Badge } from '../../ui/Badge';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { homeMessages, prices } from './messages';
import styles from './Pricing.module.css';
import { useWaysIn } from './use-ways-in';

const words = homeMessages.pricing;

/** Prices, set like a menu. */
export function Pricing() {
  const region = useRegion();
  const ways = useWaysIn();
  const sign = regionFacts[region].currencySign;
  return (
    <section className={styles.pricing} aria-labelledby="pricing">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="pricing">{words.title}</h2>
          <p className={styles.intro}>{words.text[region]}</p>
        </div>
        <div>
          <Price
            now
            name={
              <>
                {words.standard.name} <Badge>{words.standard.flag}</Badge>
              </>
            }
            text={words.standard.text}
            sum={
              <>
                <s>
                  <span className="sr">{words.standard.was} </span>
                  {sign}
                  {prices.standard}
                </s>
                {sign}0
              </>
            }
            per={words.standard.per}
            action={<LinkButton to={ways.family}>{words.standard.action}</LinkButton>}
          />
          <Price
            name={words.premium.name}
            text={words.premium.text}
            sum={`${sign}${prices.premiumIntake}`}
            per={words.premium.per(`${sign}${prices.premiumPlacement}`)}
            action={<ArrowLink to={ways.premium}>{words.premium.action}</ArrowLink>}
          />
          <Price
            name={words.auPairs.name}
            text={words.auPairs.text}
            sum={words.auPairs.price}
            per={words.auPairs.per}
            action={<ArrowLink to={ways.auPair}>{words.auPairs.action}</ArrowLink>}
          />
        </div>
      </div>
    </section>
  );
}

interface PriceProps {
  name: ReactNode;
  text: string;
  sum: ReactNode;
  per: string;
  action: ReactNode;
  /** The one that holds today. */
  now?: boolean;
}

function Price({ name, text, sum, per, action, now = false }: PriceProps) {
  return (
    <div className={styles.price} data-now={now || undefined}>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.sum}>
        {sum}
        <small>{per}</small>
      </div>
      <div className={styles.go}>{action}</div>
    </div>
  );
}
