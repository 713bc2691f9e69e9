import type { LandingTestimonial } from '../../api/countries';
import type { Person } from '../../ui/portraits';
import { Testimonials } from '../../ui/Testimonials';
import type { SectionProps } from './section-parts';

/** So that a name and its face go together: the second voice of each country is a man's. */
const VARIANTS: Partial<Person>[] = [{ hair: 'bob' }, { hair: 'quiff', glasses: false }, { hair: 'wavy' }];

/** Testimonials of au pairs from this country. */
export function CountryTestimonials({ landing: { testimonials, labels } }: SectionProps) {
  return (
    <Testimonials
      headingId="landing-voices"
      heading={<h2 id="landing-voices">{testimonials.headline}</h2>}
      note={testimonials.sampleNote}
      voices={testimonials.items.map((voice, index) => ({
        quote: voice.quote,
        seed: voice.name,
        look: VARIANTS[index] ?? {},
        speaker: <Speaker voice={voice} years={labels.yearsOld} />,
      }))}
    />
  );
}

function Speaker({ voice, years }: { voice: LandingTestimonial; years: string }) {
  const { name, age, city, country, duration, location } = voice;
  return (
    <>
      <p>
        <b>
          {name}, {age} {years}
        </b>
      </p>
      <span>
        {city}, {country}
      </span>
      <span>
        {location}, {duration}
      </span>
    </>
  );
}
