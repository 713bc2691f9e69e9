import { useState } from 'react';
import { useEndAllSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../../api/sessions';
import { messageOf } from '../../lib/api-error';
import { momentInWords } from '../../lib/format/date';
import { signOutInEveryTab } from '../../lib/session';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { deviceName } from '../../lib/device-name';
import { accountTexts } from './texts';

const { sessions: words } = accountTexts;

/** The devices on which this account is signed in; any but this one can be signed out from here. */
export function SessionList() {
  const { data, error, refetch } = useListSessionsQuery();
  const [endSession] = useEndSessionMutation();
  // Until the list no longer has them.
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [endAll, { isLoading: endingAll }] = useEndAllSessionsMutation();
  const everywhere = async () => {
    try {
      await endAll().unwrap();
      signOutInEveryTab();
      toast.success(words.everywhereDone);
    } catch (failure) {
      toast.error(accountTexts.failed, messageOf(failure));
    }
  };
  const end = async (id: string) => {
    setEnding((before) => [...before, id]);
    try {
      await endSession({ id }).unwrap();
      toast.success(words.ended);
      await refetch();
    } catch (failure) {
      toast.error(accountTexts.failed, messageOf(failure));
    } finally {
      setEnding((before) => before.filter((one) => one !== id));
    }
  };
  if (error && !data)
    return <PartFailed text={words.loadFailed} again={accountTexts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="120px" />;
  return (
    <>
      <ul className={styles.sessions}>
        {data.items.map(({ id, userAgent, createdAt, lastSeenAt, current }) => {
          const device = deviceName(userAgent) ?? words.unknown;
          return (
            <li key={id}>
              <div>
                <p className={styles.value}>{current ? `${device} · ${words.current}` : device}</p>
                <p className={styles.muted}>
                  {words.since(momentInWords(createdAt))} · {words.seen(momentInWords(lastSeenAt))}
                </p>
              </div>
              {current ? null : (
                <Button
                  ref={focusParentOnUnmount}
                  variant="quiet"
                  size="small"
                  busy={ending.includes(id)}
                  aria-label={words.endNamed(device)}
                  onClick={() => void end(id)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="small" busy={endingAll} onClick={() => void everywhere()}>
        {words.everywhere}
      </Button>
    </>
  );
}
