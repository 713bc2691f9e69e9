import { useState } from 'react';
import { useSessionDraft } from '../../../lib/forms';
import { useSession } from '../../../lib/session';
import { ChoiceCard, TextArea } from '../../../ui/form';
import { FormDialog } from '../../../ui/FormDialog';
import { outbox } from '../model/outbox';
import { MESSAGE_LENGTH } from '../model/thread';
import { declineTexts as texts } from './decline-texts';
import styles from './Silence.module.css';

interface DeclineDialogProps {
  conversationId: string;
  name: string;
  onClose: () => void;
}

/** Declines with one of two messages, or in one's own words. */
export default function DeclineDialog({ conversationId, name, onClose }: DeclineDialogProps) {
  const { user } = useSession();
  const ready = texts.words[user?.userType === 'aupair' ? 'aupair' : 'family'];
  const { values, type, forget } = useSessionDraft(`decline:${conversationId}`, { choice: 'found', own: '' });
  const [problems, setProblems] = useState<{ own?: string }>({});
  const isOwn = values.choice === 'own';
  const send = () => {
    const own = values.own.trim();
    if (isOwn && (own === '' || own.length > MESSAGE_LENGTH)) {
      setProblems({ own: own === '' ? texts.missing : texts.long });
      return false;
    }
    const content = values.choice === 'own' ? own : ready[values.choice === 'dates' ? 'dates' : 'found'];
    void outbox.add(conversationId, content, { declines: true });
    forget();
    return true;
  };
  return (
    <FormDialog title={texts.title} submit={texts.send} cancel={texts.cancel} onClose={onClose} onSubmit={send}>
      <p>{texts.lead(name)}</p>
      <fieldset className={styles.choices}>
        <legend className="sr">{texts.legend}</legend>
        {Object.entries({ ...ready, own: texts.own }).map(([choice, words]) => (
          <ChoiceCard
            key={choice}
            name="decline"
            className={styles.choice}
            label={words}
            value={choice}
            checked={values.choice === choice}
            onChange={() => {
              type({ choice });
              setProblems({});
            }}
          />
        ))}
      </fieldset>
      {isOwn ? (
        <TextArea
          label={texts.ownLabel}
          error={problems.own}
          rows={4}
          maxLength={MESSAGE_LENGTH}
          value={values.own}
          onChange={({ target }) => type({ own: target.value })}
        />
      ) : null}
    </FormDialog>
  );
}
