import { useRegion } from '../../../lib/region';
import { priceTexts as words } from './texts';
import { PriceMenu } from './PriceMenu';
import styles from './Prices.module.css';

/** The price list as a part of a page. */
export function Prices() {
  const region = useRegion();
  return (
    <section className={styles.prices} aria-labelledby="pricing">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="pricing">{words.title}</h2>
          <p className={styles.intro}>{words.text[region]}</p>
        </div>
        <PriceMenu heading="h3" />
      </div>
    </section>
  );
}
