import type { Agreement } from '../../api/agreements';
import { VisaSources } from '../../entities/visas';
import { dayInWords } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import styles from './agreement.module.css';
import { visaNoteTexts as texts } from './visa-note-texts';

/** The dates exceed the au pair's visa: information with its source, not a limit. */
export function VisaNote({ agreement: { you, visaNote, endsOn } }: { agreement: Agreement }) {
  if (!visaNote) return null;
  const { until, because, otherwise, visa, rules, authority } = visaNote;
  return (
    <aside className={styles.visaNote} data-warning aria-label={texts.label}>
      <Icon name="alert" />
      <div>
        <p>
          <strong>{until && endsOn ? texts.until[you](dayInWords(until), dayInWords(endsOn)) : texts.ends[you]}</strong>
        </p>
        <p>{[visa && `${visa}.`, because && texts.because[because]].filter(Boolean).join(' ')}</p>
        {otherwise ? <p>{texts.otherwise(dayInWords(otherwise))}</p> : null}
        <p>{texts.free}</p>
        <VisaSources rules={rules} authority={authority} />
      </div>
    </aside>
  );
}
