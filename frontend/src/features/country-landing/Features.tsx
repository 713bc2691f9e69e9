import styles from './Features.module.css';
import type { SectionProps } from './parts';

/** What the product does; the last of it, what it does not. */
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
