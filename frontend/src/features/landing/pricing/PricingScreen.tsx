import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { LandingHead } from '../LandingHead';
import { moneyWords } from '../../../lib/format/money';
import { planMessages, usePrices } from '../../../entities/plans';
import { useRegion } from '../../../lib/region';
import { Sprig } from '../../../ui/scene/Scene';
import { priceMessages } from '../prices/texts';
import { PriceMenu } from '../prices/PriceMenu';
import { pricingMessages as words } from './texts';
import styles from './PricingScreen.module.css';

const Matter = lazyHydrate(() => import('./PricingMatter').then((module) => module.PricingMatter));

/** The menu, what is never on it, and what others charge. */
export function PricingScreen() {
  const region = useRegion();
  const { currency, standard, premiumIntake, premiumPlacement, offer } = usePrices();
  const [term, intake, placement] = [standard, premiumIntake, premiumPlacement].map((sum) => moneyWords(sum, currency));
  const flag = offer ? planMessages.flag(offer.percentOff) : null;
  const description = words.description(term ?? '', intake ?? '', placement ?? '', flag);
  return (
    <>
      <LandingHead title={words.title[region]} description={description} />
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
