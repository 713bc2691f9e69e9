import { useRegion } from '../../../lib/region';
import { LinkButton } from '../../../ui/Button';
import { Scene } from '../../../ui/scene/Scene';
import { useCtaLinks } from '../use-cta-links';
import styles from './Close.module.css';
import { closeTexts as words } from './texts';

interface CloseProps {
  /** The audience of the page, which comes first. */
  audience?: 'family' | 'aupair';
  title?: string;
}

/** The closing call, in front of the other country. */
export function Close({ audience = 'family', title }: CloseProps) {
  const region = useRegion();
  const ways = useCtaLinks();
  const family = { to: ways.family, label: words.iAmFamily };
  const auPair = { to: ways.auPair, label: words.iAmAuPair };
  const [first, second] = audience === 'family' ? [family, auPair] : [auPair, family];
  return (
    <section className={styles.close} aria-labelledby="closing">
      <Scene name={region === 'newzealand' ? 'harbour' : 'aotearoa'} className={styles.scene} later />
      <div className={styles.inner}>
        <h2 id="closing">{title ?? words.title[region]}</h2>
        <div className={styles.actions}>
          <LinkButton to={first.to}>{first.label}</LinkButton>
          <LinkButton to={second.to} variant="quiet">
            {second.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
