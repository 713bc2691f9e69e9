import { App, Button } from 'antd';
import { useState } from 'react';
import { useResendUserEmailVerificationMutation, type UserPage } from '../../../../api/admin-users';
import { messageOf } from '../../../../lib/api-error';
import { useSession } from '../../../../lib/session';
import { personMessages } from '../texts';
import { nameOf } from '../UsersTable';
import { ActionDrawer, type Deed } from './ActionDrawer';
import styles from './person.module.css';

const { deeds: texts } = personMessages;

/** What can be done to an account as it stands. */
export function PersonActions({ person }: { person: UserPage }) {
  const { user } = useSession();
  const { message } = App.useApp();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [resend, { isLoading }] = useResendUserEmailVerificationMutation();
  const { id, closure, emailVerifiedAt } = person;
  const send = async () => {
    try {
      await resend({ id }).unwrap();
      void message.success(texts.resent);
    } catch (error) {
      void message.error(messageOf(error));
    }
  };
  return (
    <div className={styles.deeds}>
      {emailVerifiedAt ? null : (
        <>
          <Button loading={isLoading} onClick={() => void send()}>
            {texts.resend}
          </Button>
          <Button onClick={() => setDeed('mark-email')}>{texts.markEmail}</Button>
        </>
      )}
      <Button onClick={() => setDeed('sign-out')}>{texts.signOut}</Button>
      {closure ? (
        <Button type="primary" onClick={() => setDeed('restore')}>
          {texts.restore}
        </Button>
      ) : null}
      {user?.id === id || (closure && !closure.until) ? null : (
        <Button danger onClick={() => setDeed('suspend')}>
          {closure ? texts.changeSuspension : texts.suspend}
        </Button>
      )}
      <ActionDrawer deed={deed} userId={id} name={nameOf(person)} onClose={() => setDeed(null)} />
    </div>
  );
}
