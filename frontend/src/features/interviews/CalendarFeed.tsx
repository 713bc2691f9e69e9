import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import {
  useGetMyCalendarFeedQuery,
  useRenewMyCalendarFeedMutation,
  useRevokeMyCalendarFeedMutation,
} from '../../api/interviews';
import { dayInWords } from '../../lib/format/date';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/form';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './CalendarFeed.module.css';
import { interviewTexts } from './texts';

const { feed: words } = interviewTexts;

/** The private address by which calendar programs read your interviews and placements. */
export function CalendarFeed() {
  const { data, error, refetch } = useGetMyCalendarFeedQuery(undefined, { refetchOnMountOrArgChange: true });
  const [renew, renewing] = useRenewMyCalendarFeedMutation();
  const [revoke, revoking] = useRevokeMyCalendarFeedMutation();
  const [copied, setCopied] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (error && !data) return <PartFailed text={words.loadFailed} again={words.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton height="140px" />;
  const change = async (write: typeof renew | typeof revoke) => {
    setFailure(null);
    setCopied(false);
    try {
      await write().unwrap();
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  };
  const copy = async (address: string) => {
    setFailure(null);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setFailure(words.notCopied);
    }
  };
  const { address, createdAt } = data;
  return (
    <div className={styles.feed}>
      {address ? (
        <>
          <code className={styles.address}>{address}</code>
          {createdAt ? <p className={styles.muted}>{words.since(dayInWords(createdAt))}</p> : null}
          <div className={styles.actions}>
            <Button size="small" onClick={() => void copy(address)}>
              {copied ? words.copied : words.copy}
            </Button>
            <Button variant="quiet" size="small" busy={renewing.isLoading} onClick={() => void change(renew)}>
              {words.renew}
            </Button>
            <Button variant="plain" size="small" busy={revoking.isLoading} onClick={() => void change(revoke)}>
              {words.revoke}
            </Button>
          </div>
          <p className={styles.muted}>{words.renewText}</p>
        </>
      ) : (
        <Button busy={renewing.isLoading} onClick={() => void change(renew)}>
          {words.make}
        </Button>
      )}
      <div role="alert">{failure ? <FieldError>{failure}</FieldError> : null}</div>
    </div>
  );
}
