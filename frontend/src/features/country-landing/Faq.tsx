import { Icon } from '../../ui/Icon';
import styles from './Faq.module.css';
import type { SectionProps } from './section-parts';

/** Questions that open independently; the first is open. */
export function Faq({ landing: { faq } }: SectionProps) {
  return (
    <section className={styles.faq} aria-labelledby="landing-faq">
      <div className="wrap grid">
        <h2 id="landing-faq">{faq.headline}</h2>
        <div className={styles.questions}>
          {faq.items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Icon name="chevron" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
