import { StateTag } from '../../../admin-ui';
import type { UploadTrialOutcome, UploadTrialStep } from '../../../api/admin-upload-trials';
import { Icon } from '../../../ui/Icon';
import { uploadTrialTexts } from './texts';
import styles from './upload-trials.module.css';

const words = uploadTrialTexts.steps;
const TONES = { passed: 'good', refused: 'bad', skipped: 'quiet', not_reached: 'quiet' } as const;
const ICONS = { passed: 'check', refused: 'close', skipped: 'minus', not_reached: 'minus' } as const;
const TIME = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** The processing steps of the file, from top to bottom. */
export function TrialSteps({ steps }: { steps: UploadTrialStep[] }) {
  return (
    <section>
      <h2>{words.title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, outcome, ms }) => (
          <li key={name} data-outcome={outcome}>
            <span className={styles.mark}>
              <Icon name={ICONS[outcome]} />
            </span>
            <div>
              <p className={styles.step}>
                <b>{words.names[name].title}</b>
                <StateTag tone={TONES[outcome]}>{words.outcomes[outcome]}</StateTag>
                {ms === null ? null : <span className={styles.hint}>{words.ms(TIME.format(ms))}</span>}
              </p>
              <p className={styles.hint}>{textOf(name, outcome)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const textOf = (name: UploadTrialStep['name'], outcome: UploadTrialOutcome): string =>
  (outcome === 'skipped' && words.skipped[name]) || words.names[name].text;
