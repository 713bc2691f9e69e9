import { Scene } from '../../ui/scene/Scene';
import styles from './Close.module.css';
import { Actions, type SectionProps } from './parts';

/** The last word, at the water. */
export function Close({ landing: { cta } }: SectionProps) {
  return (
    <section className={styles.close} aria-labelledby="landing-close">
      <Scene name="harbour" className={styles.scene} later />
      <div className={styles.inner}>
        <h2 id="landing-close">{cta.headline}</h2>
        <p>{cta.text}</p>
        <Actions {...cta} />
      </div>
    </section>
  );
}
