import { Icon } from '../../ui/Icon';
import { Scene } from '../../ui/scene/Scene';
import styles from './Hero.module.css';
import { Actions, Statistics, WithEmphasis, type SectionProps } from './section-parts';

/** The first section: headline, two actions, a picture of the country, trust points, numbers and three features. */
export function Hero({ landing: { hero, country } }: SectionProps) {
  return (
    <section className={styles.hero} aria-labelledby="landing-headline">
      <div className={styles.first}>
        <div className="wrap">
          <div className={styles.text}>
            <h1 id="landing-headline">
              <WithEmphasis text={hero.headline} />
            </h1>
            <p>{hero.subheadline}</p>
            <Actions {...hero} />
          </div>
        </div>
        <Scene name={country} className={styles.scene} />
      </div>
      <div className="wrap">
        <div className={styles.card}>
          <ul className={styles.trust}>
            {hero.trustIndicators.map((trust) => (
              <li key={trust}>
                <Icon name="check" />
                {trust}
              </li>
            ))}
          </ul>
          <Statistics figures={hero.stats} className={styles.stats} />
        </div>
        <ol className={styles.features}>
          {hero.features.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
