import type { VisaLimit } from '../../api/visas';
import { visaTexts } from './texts';
import { VisaSources } from './VisaSources';
import styles from './visas.module.css';

const { stay: texts } = visaTexts;

/** For a family: until when an au pair can stay with them, why, and the rules that say so. */
export function VisaStay({ limit }: { limit: VisaLimit }) {
  const { until, because, startsOn, otherwise, rules, authority } = limit;
  return (
    <section className={styles.own} aria-labelledby="visa-stay">
      <h2 id="visa-stay">{until ? texts.until(until) : texts.free}</h2>
      <div>
        <p>{sourceOf(limit)}</p>
        {until ? <p>{[because && texts.because[because], texts.from(startsOn)].filter(Boolean).join(' ')}</p> : null}
        {otherwise ? <p>{texts.otherwise(otherwise)}</p> : null}
      </div>
      <VisaSources rules={rules} authority={authority} />
    </section>
  );
}

function sourceOf({ visa, held, ageLeast, ageMost }: VisaLimit): string {
  if (!visa) return texts.citizen;
  if (held) return texts.held(visa);
  return texts.toGet(visa, ageLeast !== null && ageMost !== null ? texts.ages(ageLeast, ageMost) : '');
}
