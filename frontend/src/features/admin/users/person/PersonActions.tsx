import { Button } from 'antd';
import { useState } from 'react';
import { useResendUserEmailVerificationMutation, type UserPage } from '../../../../api/admin-users';
import { messageOf } from '../../../../lib/api-error';
import { useSession } from '../../../../lib/session';
import { personTexts } from '../texts';
import { nameOf } from '../UsersTable';
import { ActionDrawer, type Action } from './ActionDrawer';
import styles from './person.module.css';
import { toast } from '../../../../ui/toast';

const { actions: texts } = personTexts;

/** The actions that the state of an account allows. */
export function PersonActions({ person }: { person: UserPage }) {
  const { user } = useSession();
  const [action, setAction] = useState<Action | null>(null);
  const [resend, { isLoading }] = useResendUserEmailVerificationMutation();
  const { id, closure, emailVerifiedAt } = person;
  const send = async () => {
    try {
      await resend({ id }).unwrap();
      toast.success(texts.resent);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div className={styles.actions}>
      {emailVerifiedAt ? null : (
        <>
          <Button loading={isLoading} onClick={() => void send()}>
            {texts.resend}
          </Button>
          <Button onClick={() => setAction('mark-email')}>{texts.markEmail}</Button>
        </>
      )}
      <Button onClick={() => setAction('sign-out')}>{texts.signOut}</Button>
      {closure ? (
        <Button type="primary" onClick={() => setAction('restore')}>
          {texts.restore}
        </Button>
      ) : null}
      {user?.id === id || (closure && !closure.until) ? null : (
        <Button danger onClick={() => setAction('suspend')}>
          {closure ? texts.changeSuspension : texts.suspend}
        </Button>
      )}
      <ActionDrawer action={action} userId={id} name={nameOf(person)} onClose={() => setAction(null)} />
    </div>
  );
}
