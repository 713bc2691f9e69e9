import type { ReactNode } from 'react';
import { RegionLink } from '../../../lib/region';
import { useListInterviewsQuery, type Interview } from '../../../api/interviews';
import { conversationPath, paths, reportPath } from '../../../config/paths';
import { ownTimeZone, timeOfDay } from '../../../lib/clocks';
import { useEntryState } from '../../../lib/use-entry-state';
import { VerifiedMark } from '../../../entities/people/Reputation';
import { capitalised } from '../../../lib/format/capitalised';
import { ArrowLink, Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Failed } from '../../../ui/Failed';
import { Skeleton } from '../../../ui/Skeleton';
import { InterviewCard } from '../card/InterviewCard';
import { interviewTexts } from '../texts';
import { longDay } from '../model/spoken';
import { useInterviewChanges } from '../model/use-interview-changes';
import { PartnerFace } from '../PartnerFace';
import styles from './InterviewsScreen.module.css';
import { TwoWindowsDrawing } from './TwoWindowsDrawing';

const { page: texts } = interviewTexts;
const PAGE = 10;
const MOST = 50;
const FRESH = { refetchOnMountOrArgChange: true };

/**
 * All interviews of the person who is signed in: coming up, waiting for an answer, and past. They appear together
 * with what is `below`, and only when that is known too (`isWaiting`), so that nothing moves.
 */
export function InterviewsScreen({ isWaiting = false, below }: { isWaiting?: boolean; below?: ReactNode }) {
  useInterviewChanges();
  const [pastLimit, setPastLimit] = useEntryState('past-interviews', PAGE);
  const upcoming = useListInterviewsQuery({ view: 'upcoming', limit: MOST }, FRESH);
  const waiting = useListInterviewsQuery({ view: 'waiting', limit: MOST }, FRESH);
  const past = useListInterviewsQuery({ view: 'past', limit: pastLimit }, FRESH);
  const failed = [upcoming, waiting, past].filter(({ error, data }) => error && !data);
  if (failed.length > 0)
    return (
      <Frame>
        <Failed words={texts.failed} onAgain={() => failed.forEach(({ refetch }) => void refetch())} />
      </Frame>
    );
  if (isWaiting || !upcoming.data || !waiting.data || !past.data)
    return (
      <Frame>
        <div className={styles.open} aria-busy="true">
          <Skeleton shape="card" height="280px" />
          <Skeleton shape="card" height="280px" />
        </div>
      </Frame>
    );
  const count = upcoming.data.items.length + waiting.data.items.length + past.data.items.length;
  if (count === 0)
    return (
      <>
        <EmptyState page drawing={<TwoWindowsDrawing />} title={texts.empty.title} text={texts.empty.text}>
          <LinkButton to={paths.messages}>{texts.empty.act}</LinkButton>
          <ArrowLink to={paths.deviceTest}>{interviewTexts.deviceTest}</ArrowLink>
        </EmptyState>
        {below}
      </>
    );
  return (
    <Frame below={below}>
      <div className={styles.open}>
        {waiting.data.items.length > 0 ? (
          <Section heading={texts.waiting}>
            <Cards interviews={waiting.data.items} receivedAt={waiting.fulfilledTimeStamp} />
          </Section>
        ) : null}
        <Section heading={texts.upcoming}>
          {upcoming.data.items.length > 0 ? (
            <Cards interviews={upcoming.data.items} receivedAt={upcoming.fulfilledTimeStamp} />
          ) : (
            <p className={styles.muted}>{texts.nothingUpcoming}</p>
          )}
        </Section>
      </div>
      {past.data.items.length > 0 ? (
        <Section heading={texts.past}>
          <ul className={styles.past}>
            {past.data.items.map((interview) => (
              <PastInterview key={interview.id} interview={interview} />
            ))}
          </ul>
          {past.data.nextCursor && pastLimit < MOST ? (
            <Button
              variant="quiet"
              busy={past.isFetching && !past.currentData}
              onClick={() => setPastLimit(Math.min(pastLimit + PAGE, MOST))}
            >
              {texts.more}
            </Button>
          ) : null}
        </Section>
      ) : null}
    </Frame>
  );
}

function Frame({ below, children }: { below?: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={`wrap ${styles.screen}`}>
        <h1>{texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <ArrowLink to={paths.deviceTest}>{interviewTexts.deviceTest}</ArrowLink>
        {children}
      </div>
      {below}
    </>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Cards({ interviews, receivedAt = 0 }: { interviews: readonly Interview[]; receivedAt: number | undefined }) {
  return (
    <ul className={styles.cards}>
      {interviews.map((interview) => (
        <li key={interview.id}>
          <InterviewCard interview={interview} receivedAt={receivedAt} variant="named">
            <ArrowLink to={conversationPath(interview.conversationId)}>{texts.conversation}</ArrowLink>
          </InterviewCard>
        </li>
      ))}
    </ul>
  );
}

function PastInterview({ interview }: { interview: Interview }) {
  const { with: partner, state, startsAt, heldAt, changedAt, word } = interview;
  const mine = ownTimeZone();
  const at = new Date(startsAt ?? changedAt);
  const outcome =
    state === 'done'
      ? heldAt
        ? texts.states.held
        : texts.states.over
      : texts.states[state === 'declined' || state === 'lapsed' ? state : 'cancelled'];
  return (
    <li>
      <PartnerFace partner={partner} />
      <span className={styles.told}>
        <b>
          {capitalised(partner.displayName)} <VerifiedMark verified={partner.verified} compact />
        </b>
        <span>
          {outcome} · {longDay(at, mine)}
          {startsAt ? `, ${timeOfDay(at, mine)}` : ''}
        </span>
        {word ? <em>“{word}”</em> : null}
      </span>
      <span className={styles.ways}>
        <ArrowLink to={conversationPath(interview.conversationId)}>{texts.conversation}</ArrowLink>
        <RegionLink to={reportPath('interview', interview.id)}>{texts.report}</RegionLink>
      </span>
    </li>
  );
}
