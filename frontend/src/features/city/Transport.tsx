import type { CityContent } from '../../content/cities/city-content';
import { Icon } from '../../ui/Icon';
import styles from './Transport.module.css';
import { TransitLineDrawing } from './TransitLineDrawing';
import { cityTexts } from './texts';

const words = cityTexts.around;

/** Public transport, with the best-known line drawn. */
export function Transport({ content }: { content: CityContent }) {
  const { title, words: paragraphs, driving, line } = content.around;
  return (
    <section className="wrap" aria-labelledby="around">
      <div className={styles.top}>
        <h2 id="around">{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <figure className={styles.line} data-kind={line.kind}>
        <figcaption>{line.name}</figcaption>
        <div className={styles.track}>
          <TransitLineDrawing kind={line.kind} className={styles.drawing} />
          <ol>
            {line.stops.map((stop) => (
              <li key={stop.name}>
                <b>{stop.name}</b>
                <span>{stop.words}</span>
              </li>
            ))}
          </ol>
        </div>
      </figure>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name="check" size={17} />
            {words.card}
          </dt>
          <dd>{content.card}</dd>
        </div>
        <div>
          <dt>
            <Icon name="car" size={17} />
            {words.driving}
          </dt>
          <dd>{driving}</dd>
        </div>
      </dl>
    </section>
  );
}
