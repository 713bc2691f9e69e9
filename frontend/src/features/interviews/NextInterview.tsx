import { useListInterviewsQuery } from '../../api/interviews';
import { callRoomPath, conversationPath, paths } from '../../config/paths';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { InterviewCard } from './card/InterviewCard';
import { interviewMessages } from './texts';
import { isSoon } from './model/is-soon';
import { useInterviewChanges } from './model/use-interview-changes';
import styles from './NextInterview.module.css';
import { PartnerFace } from './PartnerFace';

const { card, dashboard: texts, page } = interviewMessages;
const MOST_WAITING = 20;

function useOpenInterviews() {
  const fresh = { refetchOnMountOrArgChange: true };
  const { data: upcoming } = useListInterviewsQuery({ view: 'upcoming', limit: 1 }, fresh);
  const { data: waiting } = useListInterviewsQuery({ view: 'waiting', limit: MOST_WAITING }, fresh);
  const proposals = waiting?.items ?? [];
  return {
    next: upcoming?.items[0],
    proposals,
    mineToAnswer: proposals.filter(({ steps }) => steps.includes('accept')),
  };
}

/** The interview that begins within the hour, and the proposal that waits for this person's answer. */
export function useInterviewsAtHand() {
  const { next, mineToAnswer } = useOpenInterviews();
  const [first] = mineToAnswer;
  return {
    soon: next &&
      isSoon(next) && {
        title: texts.soon(next.with.displayName),
        text: texts.soonText,
        action: { to: callRoomPath(next.id), label: texts.toRoom },
      },
    toAnswer: first && {
      title: first.startsAt ? card.theyMove(first.with.displayName) : card.theyPropose(first.with.displayName),
      text: first.startsAt ? card.theyMoveText : card.theyProposeText,
      action: { to: conversationPath(first.conversationId), label: texts.answer },
    },
  };
}

/** The next interview and what waits for an answer, for the dashboard; nothing while there is neither. */
export function NextInterview() {
  useInterviewChanges();
  const { next, proposals, mineToAnswer } = useOpenInterviews();
  const [first] = mineToAnswer;
  if (!next && proposals.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="next-interview">
      <div className={styles.head}>
        <h2 id="next-interview">{next ? texts.heading : texts.waitingHeading}</h2>
        <ArrowLink to={paths.interviews}>{texts.all}</ArrowLink>
      </div>
      <div className={styles.parts}>
        {next ? (
          <InterviewCard interview={next} variant="named">
            <ArrowLink to={conversationPath(next.conversationId)}>{page.conversation}</ArrowLink>
          </InterviewCard>
        ) : null}
        {proposals.length > 0 ? (
          <div className={styles.waiting}>
            <div className={styles.faces}>
              {(mineToAnswer.length > 0 ? mineToAnswer : proposals).slice(0, 4).map(({ id, with: partner }) => (
                <PartnerFace key={id} partner={partner} />
              ))}
            </div>
            <p>{mineToAnswer.length > 0 ? texts.waits(mineToAnswer.length) : texts.asked(proposals.length)}</p>
            <LinkButton
              variant="quiet"
              size="small"
              to={first && mineToAnswer.length === 1 ? conversationPath(first.conversationId) : paths.interviews}
            >
              {texts.look}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </section>
  );
}
