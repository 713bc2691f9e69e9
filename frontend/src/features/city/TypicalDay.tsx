import type { CityContent } from '../../content/cities/city-content';
import styles from './TypicalDay.module.css';
import { cityTexts } from './texts';

/** A typical day, for the au pair and for the host family. */
export function TypicalDay({ content }: { content: CityContent }) {
  const { variant, title, auPair, family } = content.living;
  return (
    <section className={`wrap ${styles.living}`} data-variant={variant} aria-labelledby="living">
      <h2 id="living">{title}</h2>
      <Paragraphs title={cityTexts.living.auPair} paragraphs={auPair} className={styles.auPair} />
      <Paragraphs title={cityTexts.living.family} paragraphs={family} className={styles.family} />
    </section>
  );
}

function Paragraphs({
  title,
  paragraphs,
  className,
}: {
  title: string;
  paragraphs: readonly string[];
  className: string | undefined;
}) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
