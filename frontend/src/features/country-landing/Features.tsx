import styles from './Features.module.css';
import type { SectionProps } from './section-parts';

/** The features of the product; the last one says what it does not do. */
export function Features({ landing: { features } }: SectionProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="landing-features">
      <h2 id="landing-features">{features.headline}</h2>
      <ul className={styles.features}>
        {features.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
