import campfire from '../../assets/postcards/campfire.svg?url';
import flags from '../../assets/postcards/flags.svg?url';
import schoolyard from '../../assets/postcards/schoolyard.svg?url';
import verandah from '../../assets/postcards/verandah.svg?url';
import { Statistics, type SectionProps } from './section-parts';
import styles from './WhyAustralia.module.css';

/** How many pictures the strip has room for. */
const SHOWN = 4;

/** Reasons for Australia, with four pictures and three numbers. */
export function WhyAustralia({ landing: { whyAustralia, labels } }: SectionProps) {
  const { headline, promotionalText, benefits, images, statistics } = whyAustralia;
  return (
    <section className={styles.why} aria-labelledby="landing-why">
      <div className="wrap grid">
        <div className={styles.told}>
          <h2 id="landing-why">{headline}</h2>
          <p>{promotionalText}</p>
        </div>
        <ul className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.strip} aria-label={labels.images} tabIndex={0}>
        {images.slice(0, SHOWN).map(({ name, alt, caption }) => (
          <li key={name}>
            <figure>
              <img src={postcard(name)} alt={alt} width="480" height="600" loading="lazy" decoding="async" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="wrap">
        <Statistics figures={statistics} />
      </div>
    </section>
  );
}

const postcards: Record<string, string> = { campfire, flags, schoolyard, verandah };

/** Address of a drawn postcard; for a name that no one has drawn, the beach. */
const postcard = (name: string): string => postcards[name] ?? flags;
