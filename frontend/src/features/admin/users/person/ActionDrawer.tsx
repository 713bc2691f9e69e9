import { Alert, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import {
  useMarkUserEmailVerifiedMutation,
  useRestoreUserMutation,
  useSignOutUserMutation,
  useSuspendUserMutation,
} from '../../../../api/admin-users';
import { endOfDay, today } from '../../../../admin-ui/admin-time';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import { useProposeApprovalMutation } from '../../../../api/admin-privacy';
import { isApiError, messageOf } from '../../../../lib/api-error';
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
    <Drawer
      open={action !== null}
      onClose={rest.onClose}
      destroyOnHidden
      size={480}
      closable={{ 'aria-label': texts.close }}
      title={action ? texts.of[action].title(rest.name) : ''}
    >
      {action ? <ActionForm key={action} action={action} {...rest} /> : null}
    </Drawer>
  );
}

/** Typed text stays when the action fails. */
function ActionForm({ action, userId: id, sessionId, onClose }: ActionProps & { action: Action }) {
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [until, setUntil] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [suspend] = useSuspendUserMutation();
  const [propose] = useProposeApprovalMutation();
  const [restore] = useRestoreUserMutation();
  const [signOut] = useSignOutUserMutation();
  const [markEmail] = useMarkUserEmailVerifiedMutation();
  const actionTexts = texts.of[action];

  /** Suspending an admin needs two admins, so this makes a proposal. */
  const suspendOrPropose = async () => {
    const suspendUserInput = { reason, words, until: until && endOfDay(until) };
    try {
      await suspend({ id, suspendUserInput }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'second_admin_required') throw error;
      await propose({ approvalProposalInput: { kind: 'suspension', personId: id, ...suspendUserInput } }).unwrap();
      return texts.proposed;
    }
  };
  const act: Record<Action, () => Promise<unknown>> = {
    suspend: suspendOrPropose,
    restore: () => restore({ id, userActionInput: { reason } }).unwrap(),
    'sign-out': () => signOut({ id, signOutUserInput: { reason, ...(sessionId && { sessionId }) } }).unwrap(),
    'mark-email': () => markEmail({ id, userActionInput: { reason } }).unwrap(),
  };
  const submit = async () => {
    setBusy(true);
    try {
      const done = await act[action]();
      toast.success(typeof done === 'string' ? done : actionTexts.done);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const wrong = isApiError(failure) ? (failure.fields ?? {}) : {};
  /** A field error is shown at the field and announced with it. */
  const field = (name: string) => {
    const help = wrong[name]?.join(' ');
    return { htmlFor: `action-${name}`, ...(help && { help, validateStatus: 'error' as const }) };
  };
  return (
    <Form layout="vertical" onFinish={() => void submit()}>
      <p className={styles.what}>{actionTexts.what}</p>
      {action === 'suspend' ? (
        <>
          <Form.Item label={texts.until} {...field('until')}>
            <DateInput id="action-until" min={today()} value={until} onChange={setUntil} />
          </Form.Item>
          <Form.Item label={texts.words} extra={texts.wordsHint} {...field('words')}>
            <Input.TextArea
              id="action-words"
              rows={4}
              maxLength={2000}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Form.Item>
        </>
      ) : null}
      <Form.Item label={texts.reason} extra={texts.reasonHint} {...field('reason')}>
        <Input.TextArea
          id="action-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form.Item>
      {failure && Object.keys(wrong).length === 0 ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed}
          description={messageOf(failure)}
          className={styles.note ?? ''}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" danger={action === 'suspend'} loading={busy}>
          {actionTexts.submit}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Form>
  );
}
