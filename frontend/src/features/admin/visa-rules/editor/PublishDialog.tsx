import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../../../admin-ui/ConfirmDialog';
import { LoadFailed } from '../../../../admin-ui/LoadFailed';
import type { AdminVisaRuleSet } from '../../../../api/admin-visas';
import { ruleEditorMessages } from './texts';
import { TrialResults } from './TrialResults';
import type { Trial } from './use-trial';

const { publishing: texts } = ruleEditorMessages;

interface PublishDialogProps {
  set: AdminVisaRuleSet;
  trial: Trial;
  /** Tries the draft; closes this where it cannot be published. */
  onTry: () => Promise<void>;
  onCancel: () => void;
  /** Throws what the API says. */
  onPublish: () => Promise<void>;
}

/** Tries the draft once more and shows what changes before it does. A failure is said here, and the button tries again. */
export function PublishDialog({ set, trial, onTry, onCancel, onPublish }: PublishDialogProps) {
  const { result, failure, busy, outdated } = trial;
  // What was tried before the dialog opened is no answer here: the button would be ready for a moment, then not.
  const [begun, setBegun] = useState(false);
  const begin = useEffectEvent(() => {
    setBegun(true);
    void onTry();
  });
  useEffect(() => begin(), []);
  const ready = begun && result !== null && !busy && !outdated;
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
        <LoadFailed title={texts.notTried} error={failure} onAgain={() => void onTry()} />
      ) : (
        <Skeleton active aria-label={texts.trying} paragraph={{ rows: 4 }} />
      )}
    </ConfirmDialog>
  );
}
