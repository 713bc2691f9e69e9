import { useState } from 'react';
import { useSaveMyCallPreferencesMutation, type CallRelay } from '../../../api/video-calls';
import { Checkbox } from '../../../ui/form';
import { Icon } from '../../../ui/Icon';
import { callTexts } from '../texts';
import styles from './RelayChoice.module.css';

const { check: texts } = callTexts;

/** Whether calls go through the relay only. Where there is none, that is said. */
export function RelayChoice({ relay, name }: { relay: CallRelay; name: string }) {
  const [save, saving] = useSaveMyCallPreferencesMutation();
  const [only, setOnly] = useState(relay.only);
  if (!relay.available)
    return (
      <p className={styles.missing}>
        <Icon name="info" />
        {texts.relayMissing}
      </p>
    );
  const choose = async (relayOnly: boolean) => {
    setOnly(relayOnly);
    const { error } = await save({ callPreferencesInput: { relayOnly } });
    if (error) setOnly(!relayOnly);
  };
  return (
    <Checkbox
      label={texts.relay}
      hint={texts.relayHint(name)}
      checked={only}
      disabled={saving.isLoading}
      error={saving.isError ? texts.relayFailed : undefined}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}
