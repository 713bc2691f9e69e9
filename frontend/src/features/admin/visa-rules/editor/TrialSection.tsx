import { Alert, Button } from 'antd';
import type { AdminVisaRuleSet } from '../../../../api/admin-visas';
import { messageOf } from '../../../../lib/api-error';
import styles from './editor.module.css';
import { ruleEditorTexts } from './texts';
import { TrialPeople } from './TrialPeople';
import { TrialResults } from './TrialResults';
import type { Trial } from './use-trial';

const { trial: texts } = ruleEditorTexts;

/** Tries the draft on the release's examples and the admin’s own test people. */
export function TrialSection({ set, trial }: { set: AdminVisaRuleSet; trial: Trial }) {
  const { result, failure, outdated, busy } = trial;
  return (
    <section aria-labelledby="trial" className={styles.trial}>
      <h2 id="trial" tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.muted}>{texts.text}</p>
      <TrialPeople set={set} trial={trial} />
      <Button loading={busy} onClick={() => void trial.run()}>
        {texts.title}
      </Button>
      {failure ? (
        <Alert type="error" showIcon role="alert" title={texts.failed} description={messageOf(failure)} />
      ) : null}
      {result && outdated ? <Alert type="info" showIcon title={texts.outdated} /> : null}
      {result ? <TrialResults results={result.results} /> : null}
    </section>
  );
}
