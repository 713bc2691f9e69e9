import type { ReactNode } from 'react';
import { Portrait, type Person } from './portraits';
import styles from './Testimonials.module.css';

interface Voice {
  quote: string;
  /** Draws the same face every time, but for what `look` says. */
  seed: string;
  look: Partial<Person>;
  /** The person who is quoted. */
  speaker: ReactNode;
}

interface TestimonialsProps {
  /** The first speaks at length. */
  voices: readonly Voice[];
  /** The heading of the section, with this id. */
  heading: ReactNode;
  headingId: string;
  /** That these are samples, and of what. They carry no review mark-up. */
  note: string;
}

/** Testimonials: a long one, and shorter ones next to it. */
export function Testimonials({ voices: [lead, ...others], heading, headingId, note }: TestimonialsProps) {
  if (!lead) return null;
  return (
    <section className={styles.voices} aria-labelledby={headingId} data-sample>
      <div className="wrap grid">
        {heading}
        <figure className={styles.lead}>
          <div className={styles.frame}>
            <Portrait seed={lead.seed} look={lead.look} />
          </div>
          <div>
            <blockquote>{lead.quote}</blockquote>
            <figcaption>{lead.speaker}</figcaption>
          </div>
        </figure>
        <div className={styles.side}>
          {others.map(({ quote, seed, look, speaker }) => (
            <figure key={seed} className={styles.voice}>
              <span className={styles.face}>
                <Portrait seed={seed} look={look} crop="face" />
              </span>
              <div>
                <blockquote>{quote}</blockquote>
                <figcaption>{speaker}</figcaption>
              </div>
            </figure>
          ))}
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
