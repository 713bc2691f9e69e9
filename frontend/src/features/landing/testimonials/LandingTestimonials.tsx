import type { Person } from '../../../ui/portraits';
import { Stars } from '../../../ui/Stars';
import { Testimonials } from '../../../ui/Testimonials';
import { testimonialTexts } from './texts';

const words = testimonialTexts;

const LEAD: Partial<Person> = {
  hair: 'braids',
  colour: 'black',
  skin: 5,
  freckles: false,
  glasses: false,
  mouth: 'grin',
  top: 'jacket',
  cloth: 'wattle',
  second: 'ink',
  ground: 'rose',
  back: 'window',
  tilt: -3,
};
const OTHERS: Partial<Person>[] = [
  {
    hair: 'quiff',
    colour: 'blond',
    skin: 0,
    mouth: 'smile',
    glasses: false,
    top: 'tee',
    cloth: 'tasman',
    ground: 'sea',
    back: 'waves',
    freckles: true,
  },
  {
    hair: 'ponytail',
    colour: 'black',
    skin: 3,
    mouth: 'grin',
    glasses: true,
    top: 'shirt',
    cloth: 'rose',
    second: 'cream',
    ground: 'fern',
    back: 'hills',
    freckles: false,
  },
];

/** Testimonials. */
export function LandingTestimonials() {
  const { lead, others } = words;
  return (
    <Testimonials
      headingId="voices"
      heading={
        <h2 className="sr" id="voices">
          {words.title}
        </h2>
      }
      note={words.sample}
      voices={[
        { quote: lead.quote, seed: 'grace', look: LEAD, speaker: <Speaker {...lead} /> },
        ...others.map((voice, index) => ({
          quote: voice.quote,
          seed: voice.name,
          look: OTHERS[index] ?? {},
          speaker: <Speaker {...voice} />,
        })),
      ]}
    />
  );
}

function Speaker({ name, place, rating }: { name: string; place: string; rating: number }) {
  return (
    <>
      <b>{name}</b> {place} <Stars rating={rating} />
    </>
  );
}
