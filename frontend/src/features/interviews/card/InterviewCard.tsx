import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import type { Interview } from '../../../api/interviews';
import { callRoomPath, paths } from '../../../config/paths';
import { ownTimeZone, useServerNow } from '../../../lib/clocks';
import { VerifiedMark } from '../../../entities/people/Reputation';
import { capitalised } from '../../../lib/format/capitalised';
import { remaining } from '../../../lib/format/time';
import { Button, LinkButton } from '../../../ui/Button';
import { interviewTexts } from '../texts';
import { lengthOf } from '../model/length-of';
import { longDay } from '../model/spoken';
import { PartnerFace } from '../PartnerFace';
import { TwoClocks } from '../TwoClocks';
import styles from './InterviewCard.module.css';
import { ProposalList } from './ProposalList';
import { useInterviewSteps } from './use-interview-steps';
import { retryImport } from '../../../lib/retry-import';
import { focusParentOnUnmount } from '../../../lib/pass-focus';

const ProposeDialog = lazy(retryImport(() => import('../planning/ProposeDialog')));
const MessageDialog = lazy(retryImport(() => import('./MessageDialog')));

const { card: texts } = interviewTexts;

type Asking = 'times' | 'word' | null;

interface InterviewCardProps {
  interview: Interview;
  /** When the interview was read, by this browser's clock. */
  receivedAt: number;
  /** `named` shows the other person; `bare` is for use below a heading. */
  variant: 'named' | 'bare';
  /** Further actions. */
  children?: ReactNode;
}

/** An interview that is open or whose room is: both clocks, its actions, and the link to its room. */
export function InterviewCard({ interview, receivedAt, variant, children }: InterviewCardProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const heading = useId();
  const { state, with: partner, steps, proposals } = interview;
  const { busy, keep, saveCalendar } = useInterviewSteps(interview);
  const may = (step: Interview['steps'][number]) => steps.includes(step);
  const scheduled = state === 'scheduled';
  const stop = () => setAsking(null);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      {variant === 'named' ? (
        <div className={styles.who}>
          <PartnerFace partner={partner} />
          <span>
            <b>{capitalised(partner.displayName)}</b>
            <small>{texts.eyebrow(lengthOf(interview))}</small>
            <VerifiedMark verified={partner.verified} />
          </span>
        </div>
      ) : null}
      <h3 id={heading}>{headingOf(interview)}</h3>
      {scheduled || state === 'done' ? <Agreed interview={interview} receivedAt={receivedAt} /> : null}
      {proposals.length > 0 ? <ProposalList interview={interview} receivedAt={receivedAt} /> : null}
      <div className={styles.actions}>
        {may('propose') ? (
          <Button variant="quiet" size="small" icon="calendar" onClick={() => setAsking('times')}>
            {scheduled && !interview.moving ? texts.move : may('accept') ? texts.others : texts.change}
          </Button>
        ) : null}
        {may('keep') ? (
          <Button ref={focusParentOnUnmount} variant="quiet" size="small" busy={busy} onClick={() => void keep()}>
            {texts.keep}
          </Button>
        ) : null}
        {scheduled ? (
          <>
            <Button variant="plain" size="small" onClick={() => void saveCalendar()}>
              {texts.calendar}
            </Button>
            <LinkButton variant="plain" size="small" to={paths.deviceTest}>
              {interviewTexts.deviceTest}
            </LinkButton>
          </>
        ) : null}
        {may('decline') || may('cancel') ? (
          <Button variant="plain" size="small" onClick={() => setAsking('word')}>
            {may('decline') ? texts.decline : scheduled ? texts.cancel : texts.withdraw}
          </Button>
        ) : null}
        {children}
      </div>
      <Suspense fallback={null}>
        {asking === 'times' ? (
          <ProposeDialog
            conversationId={interview.conversationId}
            partner={partner}
            interview={interview}
            onClose={stop}
          />
        ) : null}
        {asking === 'word' ? <MessageDialog interview={interview} onClose={stop} /> : null}
      </Suspense>
    </section>
  );
}

/** The last hour is counted in seconds. Begins half a minute before, when the time was last read. */
const isWithinHour = (until: string | null, now: number): boolean => {
  const left = until === null ? Infinity : Date.parse(until) - now;
  return left > -1_000 && left < 60 * 60_000 + 30_000;
};

/** The agreed time on both clocks, the countdown, and the link to the room once it is open. */
function Agreed({ interview, receivedAt }: { interview: Interview; receivedAt: number }) {
  const { startsAt, opensAt, closesAt } = interview;
  const now = useServerNow(interview.now, receivedAt, (at) => isWithinHour(opensAt, at) || isWithinHour(startsAt, at));
  if (!startsAt || !opensAt || !closesAt) return null;
  const left = Date.parse(startsAt) - now;
  const isOpen = now >= Date.parse(opensAt) && now < Date.parse(closesAt);
  return (
    <>
      <TwoClocks at={new Date(startsAt)} partner={interview.with} />
      {now < Date.parse(closesAt) ? (
        <div className={styles.door} data-open={isOpen || undefined}>
          {isOpen ? (
            <LinkButton to={callRoomPath(interview.id)} icon="video">
              {texts.join}
            </LinkButton>
          ) : null}
          <p role="timer">
            {isOpen
              ? left > 0
                ? `${texts.roomOpen} ${texts.startsIn(remaining(left))}`
                : texts.began
              : texts.opensIn(remaining(Date.parse(opensAt) - now))}
          </p>
        </div>
      ) : null}
    </>
  );
}

function headingOf({ startsAt, steps, with: { displayName } }: Interview): string {
  if (startsAt) return longDay(new Date(startsAt), ownTimeZone());
  return steps.includes('accept') ? texts.theyPropose(displayName) : texts.youPropose(displayName);
}
