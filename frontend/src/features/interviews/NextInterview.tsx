import { useListInterviewsQuery } from '../../api/interviews';
import { callRoomPath, conversationPath, paths } from '../../config/paths';
import { useDeviceNow } from '../../lib/clocks';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { InterviewCard } from './card/InterviewCard';
import { interviewTexts } from './texts';
import { isSoon } from './model/is-soon';
import { useInterviewChanges } from './model/use-interview-changes';
import styles from './NextInterview.module.css';
import { PartnerFace } from './PartnerFace';

const { card, dashboard: texts, page } = interviewTexts;
const MOST = 20;

function useOpenInterviews() {
  const fresh = { refetchOnMountOrArgChange: true };
  const { data: upcoming, fulfilledTimeStamp: receivedAt = 0 } = useListInterviewsQuery(
    { view: 'upcoming', limit: MOST },
    fresh,
  );
  const { data: waiting } = useListInterviewsQuery({ view: 'waiting', limit: MOST }, fresh);
  const agreed = upcoming?.items ?? [];
  const proposals = waiting?.items ?? [];
  return {
    agreed,
    receivedAt,
    proposals,
    mineToAnswer: [...proposals, ...agreed].filter(({ steps }) => steps.includes('accept')),
  };
}

/** The interview within the next hour, and proposed times that this person has to answer. */
export function useDashboardInterviews() {
  const { agreed, receivedAt, mineToAnswer } = useOpenInterviews();
  const next = agreed.find(({ state }) => state === 'scheduled');
  const now = useDeviceNow();
  return {
    soon:
      next && isSoon(next, receivedAt, now)
        ? [
            {
              id: `room-${next.id}`,
              icon: 'video' as const,
              title: texts.soon(next.with.displayName),
              text: texts.soonText,
              action: { to: callRoomPath(next.id), label: texts.toRoom },
            },
          ]
        : [],
    toAnswer: mineToAnswer.map(({ id, conversationId, startsAt, with: { displayName } }) => ({
      id: `interview-${id}`,
      icon: 'calendar' as const,
      title: startsAt ? card.theyMove(displayName) : card.theyPropose(displayName),
      text: startsAt ? card.theyMoveText : card.theyProposeText,
      action: { to: conversationPath(conversationId), label: texts.answer },
    })),
  };
}

/** The next interview and the proposals that others have to answer, for the dashboard; nothing without any. */
export function NextInterview() {
  useInterviewChanges();
  const {
    agreed: [next],
    receivedAt,
    proposals,
    mineToAnswer,
  } = useOpenInterviews();
  const sent = proposals.filter((proposal) => !mineToAnswer.includes(proposal));
  if (!next && sent.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="next-interview">
      <div className={styles.head}>
        <h2 id="next-interview">{next ? texts.heading : texts.waitingHeading}</h2>
        <ArrowLink to={paths.interviews}>{texts.all}</ArrowLink>
      </div>
      <div className={styles.parts}>
        {next ? (
          <InterviewCard interview={next} receivedAt={receivedAt} variant="named">
            <ArrowLink to={conversationPath(next.conversationId)}>{page.conversation}</ArrowLink>
          </InterviewCard>
        ) : null}
        {sent.length > 0 ? (
          <div className={styles.waiting}>
            <div className={styles.faces}>
              {sent.slice(0, 4).map(({ id, with: partner }) => (
                <PartnerFace key={id} partner={partner} />
              ))}
            </div>
            <p>{texts.asked(sent.length)}</p>
            <LinkButton variant="quiet" size="small" to={paths.interviews}>
              {texts.look}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </section>
  );
}
