import { Suspense, useState } from 'react';
import {
  useGetMyHouseholdQuery,
  useLeaveHouseholdMutation,
  useRemoveCoParentMutation,
  useResendHouseholdInvitationMutation,
  useWithdrawHouseholdInvitationMutation,
  type Household,
} from '../../api/household';
import { paths } from '../../config/paths';
import { messageOf } from '../../lib/api-error';
import { ownTimeZone, shortWeekday } from '../../lib/clocks';
import { preloadedPart } from '../../lib/lazy-part';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { signOutInEveryTab, useSession } from '../../lib/session';
import { ConfirmEmail } from '../../entities/own-email/ConfirmEmail';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon, type IconName } from '../../ui/Icon';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import styles from './household.module.css';
import { householdTexts as texts } from './texts';

const InviteForm = preloadedPart(async () => (await import('./InviteForm')).InviteForm);

const dayOf = (date: string) => shortWeekday(new Date(date), ownTimeZone());

/** The people who act for the family: all of them for the account holder, only themselves for the co-parent. */
export function HouseholdSettings() {
  const { user } = useSession();
  const { data, error, refetch } = useGetMyHouseholdQuery();
  if (error && !data) return <PartFailed text={texts.loadFailed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="160px" />;
  if (user?.coParent) return <OwnSeat {...user.coParent} />;
  return (
    <div className={styles.stack}>
      {data.coParent ? <ActiveSeat coParent={data.coParent} /> : null}
      {data.invitation && !data.coParent ? <PendingInvitation invitation={data.invitation} /> : null}
      {data.coParent || data.invitation ? null : user?.emailVerified ? (
        <Suspense fallback={<Skeleton shape="card" height="275px" />}>
          <InviteForm />
        </Suspense>
      ) : (
        <>
          <p className={styles.muted}>{texts.invite.notConfirmed}</p>
          <ConfirmEmail />
        </>
      )}
      <div className={styles.about}>
        <h2>{texts.rights.title}</h2>
        <p className={styles.muted}>{texts.rights.may}</p>
        <p className={styles.muted}>{texts.rights.mayNot}</p>
      </div>
    </div>
  );
}

function PendingInvitation({ invitation }: { invitation: NonNullable<Household['invitation']> }) {
  const [resend, { isLoading: resending }] = useResendHouseholdInvitationMutation();
  const [withdraw, { isLoading: withdrawing }] = useWithdrawHouseholdInvitationMutation();
  const act = async (work: () => Promise<unknown>, done: string, doneText?: string) => {
    try {
      await work();
      toast.success(done, doneText);
    } catch (failure) {
      toast.error(texts.failed, messageOf(failure));
    }
  };
  const { pending } = texts;
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.value}>{invitation.email}</p>
        <p className={styles.muted}>
          {invitation.expired ? pending.expired : pending.open(dayOf(invitation.expiresAt))}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          busy={resending}
          onClick={() => void act(() => resend().unwrap(), pending.resent, pending.resentText)}
        >
          {pending.resend}
        </Button>
        <Button
          variant="quiet"
          size="small"
          ref={focusParentOnUnmount}
          busy={withdrawing}
          onClick={() => void act(() => withdraw().unwrap(), pending.withdrawn)}
        >
          {pending.withdraw}
        </Button>
      </div>
    </div>
  );
}

function ActiveSeat({ coParent: { name, email, joinedAt } }: { coParent: NonNullable<Household['coParent']> }) {
  const [remove, { isLoading, error }] = useRemoveCoParentMutation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const { error: failure } = await remove();
    if (!failure) toast.success(texts.active.removed);
  };
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.value}>{name}</p>
        <p className={styles.muted}>{email}</p>
        <p className={styles.muted}>{texts.active.since(dayOf(joinedAt))}</p>
      </div>
      <Button variant="quiet" size="small" aria-label={texts.active.removeNamed(name)} onClick={() => setAsking(true)}>
        {texts.active.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.active.removeTitle(name)}
        text={texts.active.removeText}
        keep={texts.active.keep}
        confirm={texts.active.remove}
        busy={isLoading}
        failure={error ? messageOf(error) : null}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

function OwnSeat({ name, familyName }: { name: string; familyName: string }) {
  const [leave, { isLoading, error }] = useLeaveHouseholdMutation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const { error: failure } = await leave();
    if (failure) return;
    signOutInEveryTab(paths.home);
    toast.success(texts.own.left);
  };
  return (
    <div className={styles.stack}>
      <p className={styles.value}>{texts.own.acting(name, familyName)}</p>
      <Rights title={texts.ownRights.may} icon="check" items={texts.ownRights.mayList} />
      <Rights title={texts.ownRights.mayNot} icon="lock" items={texts.ownRights.mayNotList} />
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {texts.own.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.own.leaveTitle}
        text={texts.own.leaveText}
        keep={texts.own.keep}
        confirm={texts.own.leave}
        busy={isLoading}
        failure={error ? messageOf(error) : null}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

function Rights({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.rights}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={16} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  keep: string;
  confirm: string;
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onConfirm: () => void;
}

function ConfirmDialog({ open, title, text, keep, confirm, busy, failure, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      failure={failure}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
