import type { LandingTestimonial } from '../../api/countries';
import { Portrait, type Person } from '../../ui/portraits';
import type { SectionProps } from './parts';
import styles from './Testimonials.module.css';

/** So that a name and its face go together: the second voice of each country is a man's. */
const LOOKS: Partial<Person>[] = [{ hair: 'bob' }, { hair: 'quiff', glasses: false }, { hair: 'wavy' }];

/** One voice at length and others beside it. Samples say that they are, and carry no review mark-up. */
export function Testimonials({ landing: { testimonials, labels } }: SectionProps) {
  const [lead, ...others] = testimonials.items;
  if (!lead) return null;
  return (
    <section className={styles.section} aria-labelledby="landing-voices">
      <div className="wrap grid">
        <h2 id="landing-voices">{testimonials.headline}</h2>
        <figure className={styles.lead}>
          <div className={styles.frame}>
            <Portrait seed={lead.name} look={LOOKS[0] ?? {}} />
          </div>
          <div>
            <blockquote>{lead.quote}</blockquote>
            <Speaker voice={lead} years={labels.yearsOld} />
          </div>
        </figure>
        <div className={styles.side}>
          {others.map((voice, index) => (
            <figure key={voice.name} className={styles.voice}>
              <span className={styles.face}>
                <Portrait seed={voice.name} look={LOOKS[index + 1] ?? {}} crop="face" />
              </span>
              <div>
                <blockquote>{voice.quote}</blockquote>
                <Speaker voice={voice} years={labels.yearsOld} />
              </div>
            </figure>
          ))}
        </div>
        <p className={styles.sample}>{testimonials.sampleNote}</p>
      </div>
    </section>
  );
}

function Speaker({ voice, years }: { voice: LandingTestimonial; years: string }) {
  const { name, age, city, country, duration, location } = voice;
  return (
    <figcaption>
      <b>
        {name}, {age} {years}
      </b>
      <span>
        {city}, {country}
      </span>
      <span>
        {location}, {duration}
      </span>
    </figcaption>
  );
}
