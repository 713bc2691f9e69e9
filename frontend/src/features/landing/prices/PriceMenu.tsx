import type { ReactNode } from 'react';
import { dayInWords } from '../../../lib/format/date';
import { moneyWords } from '../../../lib/format/money';
import { planTexts, usePlanTexts, usePrices } from '../../../entities/plans';
import { Badge } from '../../../ui/Badge';
import { ArrowLink, LinkButton } from '../../../ui/Button';
import { useCtaLinks } from '../use-cta-links';
import { priceTexts } from './texts';
import styles from './Prices.module.css';

const words = priceTexts;

/** Plans and prices, set like a menu. */
export function PriceMenu({ heading }: { heading: 'h2' | 'h3' }) {
  const ways = useCtaLinks();
  const { currency, standard, standardNow, premiumIntake, premiumPlacement, offer } = usePrices();
  const texts = usePlanTexts();
  const price = (cents: number) => moneyWords(cents, currency);
  return (
    <div>
      <Price
        heading={heading}
        now
        name={
          <>
            {words.standard.name} {offer ? <Badge>{planTexts.flag(offer.percentOff)}</Badge> : null}
          </>
        }
        text={
          <>
            {texts.standard} {offer?.until ? planTexts.until(dayInWords(offer.until)) : null}
          </>
        }
        sum={price(standardNow)}
        per={offer ? `${words.standard.per}, ${words.standard.after(price(standard))}` : words.standard.per}
        action={<LinkButton to={ways.family}>{words.standard.action}</LinkButton>}
      />
      <Price
        heading={heading}
        name={words.premium.name}
        text={texts.premium}
        sum={price(premiumIntake)}
        per={words.premium.per(price(premiumPlacement))}
        action={<ArrowLink to={ways.premium}>{words.premium.action}</ArrowLink>}
      />
      <Price
        heading={heading}
        name={words.auPairs.name}
        text={texts['au-pair']}
        sum={words.auPairs.price}
        per={words.auPairs.per}
        action={<ArrowLink to={ways.auPair}>{words.auPairs.action}</ArrowLink>}
      />
    </div>
  );
}

interface PriceProps {
  name: ReactNode;
  text: ReactNode;
  sum: ReactNode;
  per: string;
  action: ReactNode;
  heading: 'h2' | 'h3';
  /** The one that holds today. */
  now?: boolean;
}

function Price({ heading: Heading, name, text, sum, per, action, now = false }: PriceProps) {
  return (
    <div className={styles.price} data-now={now || undefined}>
      <div>
        <Heading className={styles.name}>{name}</Heading>
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
