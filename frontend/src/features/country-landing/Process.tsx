import { Statistics, type SectionProps } from './section-parts';
import styles from './Process.module.css';

/** The steps to a placement, each with its duration, and the adventures after it. */
export function Process({ landing: { process } }: SectionProps) {
  const { headline, text, steps, successStats, adventureSection } = process;
  return (
    <section className={styles.process} aria-labelledby="landing-process">
      <div className="wrap grid">
        <div className={styles.left}>
          <h2 id="landing-process">{headline}</h2>
          <p>{text}</p>
          <Statistics figures={successStats} className={styles.stats} />
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text: told, duration }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{told}</p>
              </div>
              <span className={styles.duration}>{duration}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={`wrap ${styles.adventure}`}>
        <div>
          <h3>{adventureSection.title}</h3>
          <p>{adventureSection.text}</p>
        </div>
        <ul>
          {adventureSection.ideas.map((idea) => (
            <li key={idea}>{idea}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
