import { useRegion } from '../../lib/region';
import { LinkButton } from '../../ui/Button';
import { Scene } from '../../ui/scene/Scene';
import styles from './Close.module.css';
import { homeMessages } from './messages';
import { useWaysIn } from './use-ways-in';

/** The closing call, in front of the other country. */
export function Close() {
  const region = useRegion();
  const ways = useWaysIn();
  return (
    <section className={styles.close} aria-labelledby="closing">
      <Scene name={region === 'newzealand' ? 'harbour' : 'aotearoa'} className={styles.scene} later />
      <div className={styles.inner}>
        <h2 id="closing">{homeMessages.close[region]}</h2>
        <div className={styles.acts}>
          <LinkButton to={ways.family}>{homeMessages.iAmFamily}</LinkButton>
          <LinkButton to={ways.auPair} look="quiet">
            {homeMessages.iAmAuPair}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
