import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import {
  useMarkUserEmailVerifiedMutation,
  useRestoreUserMutation,
  useSignOutUserMutation,
  useSuspendUserMutation,
} from '../../../../api/admin-users';
import { AdminDrawer } from '../../../../admin-ui/AdminDrawer';
import { endOfDay, today } from '../../../../admin-ui/admin-time';
import { AdminField } from '../../../../admin-ui';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import { useSubmission } from '../../../../admin-ui/use-submission';
import { useProposeApprovalMutation } from '../../../../api/admin-privacy';
import { isApiError } from '../../../../lib/api-error';
import { useSessionDraft } from '../../../../lib/forms';
import { personTexts } from '../texts';
import styles from './person.module.css';
import { toast } from '../../../../ui/toast';

const { actions: texts } = personTexts;
export type Action = keyof typeof texts.of;

interface ActionProps {
  userId: string;
  /** Name of the person or the device. */
  name: string;
  /** Logs out a single device. */
  sessionId?: string;
  onClose: () => void;
}

/** Asks for a reason before an action on an account, and says what happens. */
export function ActionDrawer({ action, ...rest }: ActionProps & { action: Action | null }) {
  return (
    <AdminDrawer
      open={action !== null}
      onClose={rest.onClose}
      size={480}
      title={action ? texts.of[action].title(rest.name) : ''}
    >
      {action ? <ActionForm key={action} action={action} {...rest} /> : null}
    </AdminDrawer>
  );
}

function ActionForm({ action, onClose, ...subject }: ActionProps & { action: Action }) {
  const { typed, type, setUntil, submit, cancel, busy, errorOf, failure } = useAccountAction({
    action,
    onClose,
    ...subject,
  });
  const actionTexts = texts.of[action];
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p className={styles.what}>{subject.sessionId ? texts.signOutOfOne : actionTexts.what}</p>
      {action === 'suspend' ? (
        <>
          <AdminField id="action-until" label={texts.until} error={errorOf('until')}>
            <DateInput id="action-until" min={today()} value={typed.until} onChange={setUntil} />
          </AdminField>
          <AdminField id="action-words" label={texts.words} hint={texts.wordsHint} error={errorOf('words')}>
            <Input.TextArea
              id="action-words"
              rows={4}
              maxLength={2000}
              value={typed.words}
              onChange={({ target }) => type({ words: target.value })}
            />
          </AdminField>
        </>
      ) : null}
      <AdminField id="action-reason" label={texts.reason} hint={texts.reasonHint} error={errorOf('reason')}>
        <Input.TextArea
          id="action-reason"
          rows={3}
          maxLength={500}
          value={typed.reason}
          onChange={({ target }) => type({ reason: target.value })}
        />
      </AdminField>
      {failure ? (
        <Alert type="error" showIcon title={texts.failed} description={failure} className={styles.note ?? ''} />
      ) : null}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" danger={action === 'suspend'} loading={busy}>
          {actionTexts.submit}
        </Button>
        <Button onClick={cancel}>{texts.cancel}</Button>
      </div>
    </Form>
  );
}

/** What is typed into an action, and doing it. The text stays when it fails, and after the drawer has closed. */
function useAccountAction({ action, userId: id, sessionId, onClose }: ActionProps & { action: Action }) {
  const [until, setUntil] = useState('');
  const draft = useSessionDraft(`account-${action}-${sessionId ?? id}`, { reason: '', words: '' });
  const { send, ...submission } = useSubmission();
  const [suspend] = useSuspendUserMutation();
  const [propose] = useProposeApprovalMutation();
  const [restore] = useRestoreUserMutation();
  const [signOut] = useSignOutUserMutation();
  const [markEmail] = useMarkUserEmailVerifiedMutation();
  const { reason, words } = draft.values;

  /** Suspending an admin needs two admins, so this makes a proposal. */
  const suspendOrPropose = async () => {
    const suspendUserInput = { reason, words, until: until && endOfDay(until) };
    try {
      await suspend({ id, suspendUserInput }).unwrap();
      return texts.of.suspend.done;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'second_admin_required') throw error;
      await propose({ approvalProposalInput: { kind: 'suspension', personId: id, ...suspendUserInput } }).unwrap();
      return texts.proposed;
    }
  };
  /** Each returns the message for the admin. */
  const actions: Record<Action, () => Promise<string>> = {
    suspend: suspendOrPropose,
    restore: async () => {
      await restore({ id, userActionInput: { reason } }).unwrap();
      return texts.of.restore.done;
    },
    'sign-out': async () => {
      await signOut({ id, signOutUserInput: { reason, ...(sessionId && { sessionId }) } }).unwrap();
      return texts.of['sign-out'].done;
    },
    'mark-email': async () => {
      await markEmail({ id, userActionInput: { reason } }).unwrap();
      return texts.of['mark-email'].done;
    },
  };
  const submit = () =>
    send(async () => {
      toast.success(await actions[action]());
      draft.forget();
      onClose();
    });
  return {
    ...submission,
    typed: { reason, words, until },
    type: draft.type,
    setUntil,
    submit,
    cancel: () => {
      draft.forget();
      onClose();
    },
  };
}
