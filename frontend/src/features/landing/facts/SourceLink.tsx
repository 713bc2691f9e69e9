import { dayInWords } from '../../../lib/format/date';
import { Icon } from '../../../ui/Icon';
import { CHECKED_ON, type Source } from '../content/sources';
import styles from './facts.module.css';
import { factTexts } from './texts';

/** The source of a fact, and when it was last checked. */
export function SourceLink({ source }: { source: Source }) {
  return (
    <small className={styles.source}>
      <a href={source.url} rel="noopener">
        {source.title}
        <Icon name="external" size={16} />
      </a>{' '}
      {factTexts.checked(dayInWords(CHECKED_ON))}
    </small>
  );
}
