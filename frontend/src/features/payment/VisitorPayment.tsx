import { useSearchParams } from 'react-router-dom';
import { authPath, authPathBackTo, paths, signUpPathBackTo } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { ownPath } from '../../lib/next-path';
import { moneyWords } from '../../lib/format/money';
import { planTexts, usePlanTexts, usePrices } from '../../entities/plans';
import { Badge } from '../../ui/Badge';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { Sprig } from '../../ui/scene/Scene';
import { paymentTexts as texts } from './texts';
import styles from './payment.module.css';

const { visitor: words } = texts;

/** The prices, and the login that returns here. The server renders this for everyone. */
export function VisitorPayment() {
  const { currency, standard, standardNow, premiumIntake, premiumPlacement, offer } = usePrices();
  const about = usePlanTexts();
  const search = useSearchParams()[0];
  const wanted = search.get('tier') === 'premium' ? paths.premiumPayment : paths.payment;
  const next = ownPath(search.get('next'));
  const back = next ? `${wanted}${wanted.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : wanted;
  const sum = (cents: number) => moneyWords(cents, currency);
  return (
    <div className={`wrap ${styles.screen}`} data-visitor>
      <header className={styles.head}>
        <h1>{words.heading}</h1>
        <p>{words.text}</p>
        <Sprig />
      </header>
      <div className={styles.columns}>
        <ul className={styles.list}>
          <li>
            <h2>
              {texts.names.standard} {offer ? <Badge>{planTexts.flag(offer.percentOff)}</Badge> : null}
            </h2>
            <p className={styles.sum}>
              {sum(standardNow)}{' '}
              <small>
                {texts.per.standard}
                {offer ? `, ${texts.after(sum(standard))}` : null}
              </small>
            </p>
            <p>
              {about.standard} {offer?.until ? planTexts.until(dayInWords(offer.until)) : null}
            </p>
          </li>
          <li>
            <h2>{texts.names.premium}</h2>
            <p className={styles.sum}>
              {sum(premiumIntake)} <small>{texts.per.premium}</small>
            </p>
            <p>
              {about.premium} {texts.due.placement(sum(premiumPlacement))}
            </p>
          </li>
        </ul>
        <div className={styles.panel}>
          <LinkButton to={signUpPathBackTo('family', back)} wide>
            {words.join}
          </LinkButton>
          <LinkButton to={authPathBackTo(back)} variant="quiet" wide>
            {words.logIn}
          </LinkButton>
          <p>{words.back}</p>
          <ArrowLink to={authPath('aupair')}>{words.auPair}</ArrowLink>
          <ArrowLink to={paths.pricing}>{words.all}</ArrowLink>
        </div>
      </div>
    </div>
  );
}
