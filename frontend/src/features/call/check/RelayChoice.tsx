import { Checkbox } from '../../../ui/form';
import { Icon } from '../../../ui/Icon';
import { callTexts } from '../texts';
import styles from './RelayChoice.module.css';
import type { ChosenRelay } from './use-relay-choice';

const { check: texts } = callTexts;

/** Whether calls go through the relay only. Where there is none, that is said. */
export function RelayChoice({ relay, name }: { relay: ChosenRelay; name: string }) {
  if (!relay.available)
    return (
      <p className={styles.missing}>
        <Icon name="info" />
        {texts.relayMissing}
      </p>
    );
  return (
    <Checkbox
      label={texts.relay}
      hint={texts.relayHint(name)}
      checked={relay.only}
      disabled={relay.saving}
      error={relay.failed ? texts.relayFailed : undefined}
      onChange={(event) => void relay.choose(event.target.checked)}
    />
  );
}
