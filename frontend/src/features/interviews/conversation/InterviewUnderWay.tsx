import { JUST_READ_S } from '../../../api/base-api';
import { useEffect, useState } from 'react';
import { useGetConversationInterviewQuery, type Interview } from '../../../api/interviews';
import { ownTimeZone, timeOfDay, useDeviceNow, useNow } from '../../../lib/clocks';
import { DAY_MS } from '../../../lib/days';
import { ScamWarning } from '../../../ui/ScamWarning';
import { Icon } from '../../../ui/Icon';
import { PinnedToggle } from '../../../ui/PinnedLine';
import { InterviewCard } from '../card/InterviewCard';
import { interviewTexts } from '../texts';
import { isRoomOpen, isSoon } from '../model/is-soon';
import { lengthOf } from '../model/length-of';
import { clockAndDay } from '../model/spoken';
import { useInterviewChanges } from '../model/use-interview-changes';
import styles from './InterviewUnderWay.module.css';
import { isOpen } from './ProposeTool';

const { card: texts } = interviewTexts;
/** How long a declined interview and its message stay above the conversation. */
const OUTCOME_SHOWN_MS = 3 * DAY_MS;

/** The interview of a conversation that is open or whose room is, above the messages. Collapsible, so that the messages have space. */
export function InterviewUnderWay({ conversationId }: { conversationId: string }) {
  useInterviewChanges();
  const { data, fulfilledTimeStamp = 0 } = useGetConversationInterviewQuery(
    { id: conversationId },
    { refetchOnMountOrArgChange: JUST_READ_S },
  );
  const now = useDeviceNow();
  const interview = data?.interview;
  if (!interview) return null;
  return isOpen(interview.state) || (interview.state === 'done' && isRoomOpen(interview, fulfilledTimeStamp, now)) ? (
    <Folded key={interview.id} interview={interview} receivedAt={fulfilledTimeStamp} />
  ) : (
    <Closed interview={interview} />
  );
}

function Folded({ interview, receivedAt }: { interview: Interview; receivedAt: number }) {
  const now = useDeviceNow();
  // Expanded when this person has to answer or the interview is soon; otherwise collapsed.
  const calls = interview.steps.includes('accept') || isSoon(interview, receivedAt, now);
  const [open, setOpen] = useState(calls);
  useEffect(() => {
    if (calls) setOpen(true);
  }, [calls]);
  return (
    <div className={styles.underWay}>
      <PinnedToggle icon="video" open={open} onToggle={() => setOpen(!open)} action={open ? texts.hide : texts.show}>
        {open ? texts.eyebrow(lengthOf(interview)) : lineOf(interview)}
      </PinnedToggle>
      {open ? (
        <div className={styles.card}>
          <InterviewCard interview={interview} receivedAt={receivedAt} variant="bare" />
        </div>
      ) : null}
    </div>
  );
}

function Closed({ interview }: { interview: Interview }) {
  const now = useNow();
  const { state, closedBy, word, findings, changedAt, with: partner } = interview;
  if (state === 'done' || now.getTime() - Date.parse(changedAt) > OUTCOME_SHOWN_MS) return null;
  const by = closedBy === partner.id ? partner.displayName : null;
  return (
    <div className={styles.underWay}>
      <p className={styles.closed}>
        <Icon name="video" />
        <span>
          {state === 'lapsed' ? texts.lapsed : state === 'declined' ? texts.declined(by) : texts.cancelled(by)}
          {word ? <em>{texts.word(word)}</em> : null}
        </span>
      </p>
      <ScamWarning findings={findings} />
    </div>
  );
}

function lineOf({ moving, startsAt, steps, with: { displayName, timeZone } }: Interview): string {
  if (moving && steps.includes('accept')) return texts.theyMove(displayName);
  if (startsAt) {
    const at = new Date(startsAt);
    const theirs = timeZone ? timeOfDay(at, timeZone) : null;
    return texts.line(clockAndDay(at, ownTimeZone()), theirs, displayName);
  }
  return steps.includes('accept') ? texts.theyPropose(displayName) : texts.youPropose(displayName);
}
