import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { LandingHead } from '../LandingHead';
import { moneyWords } from '../../../lib/format/money';
import { planTexts, usePrices } from '../../../entities/plans';
import { useRegion } from '../../../lib/region';
import { Sprig } from '../../../ui/scene/Scene';
import { priceTexts } from '../prices/texts';
import { PriceMenu } from '../prices/PriceMenu';
import { pricingTexts as words } from './texts';
import styles from './PricingScreen.module.css';

const Matter = lazyHydrate(() => import('./PricingMatter').then((module) => module.PricingMatter));

/** The menu, what is never on it, and what others charge. */
export function PricingScreen() {
  const region = useRegion();
  const { currency, standard, premiumIntake, premiumPlacement, offer } = usePrices();
  const [term, intake, placement] = [standard, premiumIntake, premiumPlacement].map((sum) => moneyWords(sum, currency));
  const flag = offer ? planTexts.flag(offer.percentOff) : null;
  const description = words.description(term ?? '', intake ?? '', placement ?? '', flag);
  return (
    <>
      <LandingHead title={words.title[region]} description={description} />
      <section className={styles.head} aria-labelledby="headline">
        <Sprig />
        <div className={`wrap ${styles.menu}`}>
          <div>
            <h1 id="headline">{priceTexts.title}</h1>
            <p>{priceTexts.text[region]}</p>
          </div>
          <PriceMenu heading="h2" />
        </div>
      </section>
      <Matter />
    </>
  );
}
