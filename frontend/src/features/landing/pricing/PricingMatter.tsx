import { paths } from '../../../config/paths';
import { WithLegalFacts } from '../../../entities/legal-facts';
import { dayInWords } from '../../../lib/format/date';
import { usePrices } from '../../../entities/plans';
import { useRegion } from '../../../lib/region';
import { ArrowLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Close } from '../close/Close';
import { Timeline } from '../facts/Timeline';
import { PlanFeatures } from './PlanFeatures';
import { pricingMatterTexts as words } from './matter-texts';
import styles from './PricingScreen.module.css';

/** Explains what is never sold, what Premium includes, and what others charge. */
export function PricingMatter() {
  return (
    <>
      <PlanFeatures />
      <section className={styles.free} aria-labelledby="free">
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h2 id="free">{words.free.title}</h2>
            <p>{words.free.text}</p>
          </div>
          <ul>
            {words.free.items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <OtherCosts />
      <Timeline id="premium" stages={words.premium} />
      <section className={styles.section} aria-labelledby="small-print">
        <div className={`wrap ${styles.columns}`}>
          <h2 id="small-print">{words.questions.title}</h2>
          <div>
            <OfferQuestion />
            {words.questions.items.map(([question, answer]) => (
              <details key={question}>
                <summary>
                  {question}
                  <Icon name="plus" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
      <Close />
    </>
  );
}

function OfferQuestion() {
  const { offer } = usePrices();
  const { question, open, until } = words.questions.offer;
  if (!offer) return null;
  return (
    <details>
      <summary>
        {question(offer.percentOff)}
        <Icon name="plus" />
      </summary>
      <p>{offer.until ? until(dayInWords(offer.until)) : open}</p>
    </details>
  );
}

function OtherCosts() {
  const region = useRegion();
  const { title, intro, facts, added, families, auPairs } = words.others;
  return (
    <section className={styles.section} aria-labelledby="others">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="others">{title}</h2>
          <p>{intro}</p>
          <ArrowLink to={paths.placementCost}>{added}</ArrowLink>
          <ArrowLink to={paths.forFamilies}>{families}</ArrowLink>
          <ArrowLink to={paths.forAuPairs}>{auPairs}</ArrowLink>
        </div>
        <dl>
          {facts[region].map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{typeof text === 'string' ? text : <WithLegalFacts region="australia">{text}</WithLegalFacts>}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
