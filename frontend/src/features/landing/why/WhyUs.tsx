import { useGetAboutQuery } from '../../../api/about';
import { Portrait, type Person } from '../../../ui/portraits';
import { whyTexts } from './texts';
import { RoofsDrawing } from './RoofsDrawing';
import styles from './WhyUs.module.css';

const FOUNDER: Partial<Person> = {
  hair: 'bob',
  colour: 'copper',
  skin: 0,
  freckles: true,
  glasses: false,
  mouth: 'smile',
  top: 'knit',
  cloth: 'sage',
  ground: 'wattle',
  back: 'sun',
  age: 'older',
};

const words = whyTexts;
/** Samples of the release, shown while the API has no values. */
const SAMPLES = { ...words, sample: true } as const;

/** The founder’s story and four figures; what is a sample is marked. */
export function WhyUs() {
  const about = useGetAboutQuery().data ?? SAMPLES;
  const mark = about.sample ? <span className={styles.sample}>{words.sample}</span> : null;
  return (
    <section className={styles.why} aria-labelledby="why-us" data-sample={about.sample || undefined}>
      <div className="wrap grid">
        <div className={styles.story}>
          <h2 id="why-us">
            {about.title.split('\n').map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </h2>
          {about.story.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.signed}>
            <span className={styles.face}>
              <Portrait
                seed={about.sample ? 'helen' : about.founder}
                {...(about.sample ? { look: FOUNDER } : {})}
                crop="face"
              />
            </span>
            <span>
              <b>{about.founder}</b>
              <small>{about.role}</small>
            </span>
            {mark}
          </div>
          {about.sample ? <p className={styles.note}>{words.samplesOnly}</p> : null}
        </div>
        <div className={styles.tiles}>
          <div className={styles.families}>
            {mark}
            <b>{about.families}</b>
            <RoofsDrawing />
            <span>{words.happy}</span>
          </div>
          <div className={styles.tile}>
            {mark}
            <b>
              <small>{words.placement[0]}</small>
              <br />
              {about.weeks} <small>{words.placement[1]}</small>
            </b>
            <span>{words.placement[2]}</span>
          </div>
          <div className={styles.tile} data-words>
            <b>{words.local[0]}</b>
            <span>{words.local[1]}</span>
          </div>
          <div className={styles.support} data-words>
            <b>{words.support[0]}</b>
            <span>{words.support[1]}</span>
          </div>
        </div>
      </div>
    </section>
  );
}
