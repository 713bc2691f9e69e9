import { Portrait, type Person } from '../../../ui/portraits';
import { Stars } from '../../../ui/Stars';
import { voiceMessages } from './messages';
import styles from './Voices.module.css';

const words = voiceMessages;

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

/** What people said afterwards. Sample voices: they carry no review mark-up. */
export function Voices() {
  return (
    <section className={styles.voices} aria-labelledby="voices" data-sample>
      <div className="wrap grid">
        <h2 className="sr" id="voices">
          {words.title}
        </h2>
        <figure className={styles.lead}>
          <div className={styles.frame}>
            <Portrait seed="grace" look={LEAD} />
          </div>
          <div>
            <blockquote>{words.lead.quote}</blockquote>
            <Speaker {...words.lead} />
          </div>
        </figure>
        <div className={styles.side}>
          {words.others.map((voice, index) => (
            <figure key={voice.name} className={styles.voice}>
              <span className={styles.face}>
                <Portrait seed={voice.name} look={OTHERS[index] ?? {}} crop="face" />
              </span>
              <div>
                <blockquote>{voice.quote}</blockquote>
                <Speaker {...voice} />
              </div>
            </figure>
          ))}
        </div>
        <p className={styles.note}>{words.sample}</p>
      </div>
    </section>
  );
}

function Speaker({ name, place, rating }: { name: string; place: string; rating: number }) {
  return (
    <figcaption>
      <b>{name}</b> {place} <Stars rating={rating} />
    </figcaption>
  );
}
