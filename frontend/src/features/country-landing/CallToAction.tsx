import { Scene } from '../../ui/scene/Scene';
import styles from './CallToAction.module.css';
import { Actions, type SectionProps } from './section-parts';

/** The last section: the two calls to action in front of the water. */
export function CallToAction({ landing: { cta } }: SectionProps) {
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
