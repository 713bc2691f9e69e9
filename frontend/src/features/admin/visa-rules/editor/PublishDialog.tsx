import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../../../admin-ui/ConfirmDialog';
import { LoadFailed } from '../../../../admin-ui/LoadFailed';
import type { AdminVisaRuleSet } from '../../../../api/admin-visas';
import { ruleEditorTexts } from './texts';
import { TrialResults } from './TrialResults';
import type { Trial } from './use-trial';

const { publishing: texts } = ruleEditorTexts;

interface PublishDialogProps {
  set: AdminVisaRuleSet;
  trial: Trial;
  /** Tries the draft; closes the dialog when it cannot be published. */
  onTry: () => Promise<void>;
  onCancel: () => void;
  /** Throws the API's error. */
  onPublish: () => Promise<void>;
}

/**
 * Tries the draft again and shows the changes before publishing. A failure is shown here, and the button tries again.
 */
export function PublishDialog({ set, trial, onTry, onCancel, onPublish }: PublishDialogProps) {
  // A trial from before the dialog opened, or a draft with problems, cannot be published.
  const [tried, setTried] = useState(false);
  const [notRead, setNotRead] = useState<unknown>(null);
  const tryAgain = async () => {
    setTried(false);
    setNotRead(null);
    try {
      await onTry();
      setTried(true);
    } catch (error) {
      setNotRead(error);
    }
  };
  const begin = useEffectEvent(() => void tryAgain());
  useEffect(() => begin(), []);
  const { result, busy } = trial;
  const failure = trial.failure ?? notRead;
  const ready = tried && result !== null;
  return (
    <ConfirmDialog
      words={{ title: texts.title(set.visaName, set.passportName), text: texts.text, ok: texts.ok }}
      width={760}
      ready={ready}
      onCancel={onCancel}
      onConfirm={onPublish}
    >
      {ready ? (
        <TrialResults results={result.results} />
      ) : failure && !busy ? (
        <LoadFailed title={texts.notTried} error={failure} onAgain={() => void tryAgain()} />
      ) : (
        <Skeleton active aria-label={texts.trying} paragraph={{ rows: 4 }} />
      )}
    </ConfirmDialog>
  );
}
