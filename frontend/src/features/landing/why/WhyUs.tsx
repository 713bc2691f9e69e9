import { Portrait, type Person } from '../../../ui/portraits';
import { whyMessages } from './texts';
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

const words = whyMessages;

/** The founder’s story and four figures. */
export function WhyUs() {
  return (
    <section className={styles.why} aria-labelledby="why-us">
      <div className="wrap grid">
        <div className={styles.story}>
          <h2 id="why-us">
            {words.title[0]}
            <br />
            {words.title[1]}
          </h2>
          {words.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.signed}>
            <span className={styles.face}>
              <Portrait seed="helen" look={FOUNDER} crop="face" />
            </span>
            <span>
              <b>{words.founder}</b>
              <small>{words.founderRole}</small>
            </span>
          </div>
        </div>
        <div className={styles.tiles}>
          <div className={styles.families}>
            <b>{words.families[0]}</b>
            <RoofsDrawing />
            <span>{words.families[1]}</span>
          </div>
          <div className={styles.tile}>
            <b>
              <small>{words.placement[0]}</small>
              <br />
              {words.placement[1]} <small>{words.placement[2]}</small>
            </b>
            <span>{words.placement[3]}</span>
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
