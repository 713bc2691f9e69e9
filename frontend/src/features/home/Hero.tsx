import { useRegion } from '../../lib/region';
import { Scene } from '../../ui/scene/Scene';
import { Finder } from './Finder';
import styles from './Hero.module.css';
import { homeMessages } from './messages';

export type Who = 'family' | 'aupair';

/** The page is the sky: headline, a place of the region, and the finder standing in its water. */
export function Hero({ who, onWho }: { who: Who; onWho: (who: Who) => void }) {
  const region = useRegion();
  const [before, stressed, after] = homeMessages[who].headline;
  return (
    <section className={styles.hero} aria-labelledby="home-headline">
      <div className="wrap">
        <div className={styles.text}>
          <h1 id="home-headline">
            {before}
            <em>{stressed}</em>
            {after}
          </h1>
          <p>{homeMessages[who].text[region]}</p>
        </div>
      </div>
      <Scene name={region === 'newzealand' ? 'aotearoa' : 'harbour'} className={styles.scene} />
      <Finder who={who} onWho={onWho} />
    </section>
  );
}
