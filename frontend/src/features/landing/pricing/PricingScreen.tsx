import { later } from '../../../lib/later';
import { LandingHead } from '../LandingHead';
import { useRegion } from '../../../lib/region';
import { Sprig } from '../../../ui/scene/Scene';
import { priceMessages } from '../prices/messages';
import { PriceMenu } from '../prices/PriceMenu';
import { pricingMessages as words } from './messages';
import styles from './PricingScreen.module.css';

const Matter = later(() => import('./PricingMatter').then((module) => module.PricingMatter));

/** The menu, what is never on it, and what others charge. */
export function PricingScreen() {
  const region = useRegion();
  return (
    <>
      <LandingHead title={words.title[region]} description={words.description[region]} />
      <section className={styles.head} aria-labelledby="headline">
        <Sprig />
        <div className={`wrap ${styles.menu}`}>
          <div>
            <h1 id="headline">{priceMessages.title}</h1>
            <p>{priceMessages.text[region]}</p>
          </div>
          <PriceMenu heading="h2" />
        </div>
      </section>
      <Matter />
    </>
  );
}
