import { useGetMessageTimesQuery, type Conversation, type MessageMoment } from '../../../api/messages';
import { dayName, ownTimeZone, timeOfDay, useNow, zoneCity } from '../../../lib/clocks';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { threadTexts } from './texts';
import type { Message } from '../model/thread';
import styles from './TimesDialog.module.css';

const { times: texts } = threadTexts;

interface TimesDialogProps {
  message: Message | null;
  mine: boolean;
  person: Conversation['with'];
  onClose: () => void;
}

/** When a message was sent, delivered and read, by both clocks. */
export default function TimesDialog({ message, mine, person, onClose }: TimesDialogProps) {
  const { currentData, error, refetch } = useGetMessageTimesQuery(
    { id: message?.id ?? '' },
    { skip: message === null, refetchOnMountOrArgChange: true },
  );
  const sent: MessageMoment | null = message && { done: true, at: message.createdAt };
  return (
    <Dialog open={message !== null} onClose={onClose} title={texts.title}>
      <dl className={styles.times}>
        <Moment label={texts.sent} moment={sent} person={person} />
        <Moment
          label={mine ? texts.delivered : texts.deliveredToYou}
          moment={currentData?.delivered}
          failed={Boolean(error)}
          person={person}
        />
        <Moment
          label={mine ? texts.read(person.displayName) : texts.readByYou}
          moment={currentData?.read}
          failed={Boolean(error)}
          person={person}
        />
      </dl>
      {error ? (
        <p className={styles.failed} role="alert">
          {texts.failed}{' '}
          <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={() => void refetch()}>
            {threadTexts.thread.again}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}

interface MomentProps {
  label: string;
  moment: MessageMoment | null | undefined;
  failed?: boolean;
  person: Conversation['with'];
}

function Moment({ label, moment, failed = false, person: { timeZone, place } }: MomentProps) {
  const now = useNow();
  const ownZone = ownTimeZone();
  if (failed) return null;
  const at = moment?.at ? new Date(moment.at) : null;
  const inZone = (zone: string) => at && ([dayName(at, now, zone), timeOfDay(at, zone)] as const);
  const yours = inZone(ownZone);
  const theirs = timeZone ? inZone(timeZone) : null;
  return (
    <div>
      <dt>{label}</dt>
      {!moment ? (
        <dd aria-busy="true">
          <Skeleton width="70%" />
        </dd>
      ) : !at || !yours ? (
        <dd>{moment.done ? texts.notRecorded : texts.notYet}</dd>
      ) : (
        <dd>
          <time dateTime={at.toISOString()}>{texts.yours(...yours)}</time>
          {/* The same clock is not shown twice, as beneath messages. */}
          {timeZone && theirs && theirs.join() !== yours.join() ? (
            <small>{texts.theirs(...theirs, place || zoneCity(timeZone))}</small>
          ) : null}
        </dd>
      )}
    </div>
  );
}
