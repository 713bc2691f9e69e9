import { useGetOwnJobListingQuery, useListApplicationsQuery, type Application } from '../../api/job-board';
import { paths } from '../../config/paths';
import { nameOnCard } from '../../entities/people';
import { useToday } from '../../lib/clocks';
import { capitalised } from '../../lib/format/capitalised';
import { useSession } from '../../lib/session';
import { Badge } from '../../ui/Badge';
import { ArrowLink } from '../../ui/Button';
import { daysLeft } from './days-left';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';

const { underWay: texts, inbox, applications, states, forFamily } = jobBoardTexts;
const MOST = 3;

function useOpenApplications() {
  const { user } = useSession();
  const { data } = useListApplicationsQuery(
    { open: 'true', limit: 10 },
    { refetchOnMountOrArgChange: true, skip: !user || user.userType === 'admin' },
  );
  const soonest = [...(data?.items ?? [])].sort((a, b) => (a.answerBy ?? '').localeCompare(b.answerBy ?? ''));
  return { user, data, soonest };
}

/** A family's own listing if it is open and its first day has passed. */
function useStartPassed() {
  const { user } = useSession();
  const today = useToday();
  const { data } = useGetOwnJobListingQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: user?.userType !== 'family' || user.coParent !== undefined,
  });
  const listing = data?.jobListing;
  if (listing?.state !== 'open' || listing.startsOn >= today) return [];
  const { title, text, action } = texts.startPassed;
  const id = `job-listing-${listing.id}`;
  return [{ id, icon: 'calendar' as const, title, text, action: { to: paths.auPairJobBoard, label: action } }];
}

/**
 * The application to a family's listing that should be answered first, with the number of others, and a listing that
 * needs another first day.
 */
export function useDashboardApplications() {
  const { user, soonest } = useOpenApplications();
  const startPassed = useStartPassed();
  const first = user?.userType === 'family' ? soonest.find(({ answerBy }) => answerBy) : undefined;
  if (!first?.answerBy) return startPassed;
  return [
    {
      id: `application-${first.id}`,
      icon: 'person' as const,
      title: texts.toAnswer(nameOf(first)),
      text: texts.toAnswerText(daysLeft(first.answerBy), soonest.length - 1),
      action: { to: paths.auPairJobBoard, label: texts.answer },
    },
    ...startPassed,
  ];
}

/** The link to the job board, on the dashboard of families without waiting applications. */
export function JobBoardSuggestion() {
  const { user, data } = useOpenApplications();
  const isFamily = user?.userType === 'family';
  const { data: own } = useGetOwnJobListingQuery(undefined, { refetchOnMountOrArgChange: true, skip: !isFamily });
  if (!user || data?.items.length !== 0) return null;
  return (
    <section className={styles.underWay} aria-labelledby="job-board-under-way">
      <h2 id="job-board-under-way">{texts.board.heading}</h2>
      <ArrowLink to={paths.auPairJobBoard}>
        {isFamily ? (own?.jobListing ? texts.board.own : texts.board.family) : texts.board.auPair}
      </ArrowLink>
    </section>
  );
}

/** Applications that are not decided yet, on the dashboard. */
export function ApplicationsUnderWay() {
  const { user, data, soonest } = useOpenApplications();
  const isFamily = user?.userType === 'family';
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.underWay} aria-labelledby="applications-under-way">
      <h2 id="applications-under-way">{isFamily ? texts.family : texts.auPair}</h2>
      {isFamily ? <p>{texts.familyText(data.items.length)}</p> : null}
      <ul>
        {soonest.slice(0, MOST).map((application) => (
          <li key={application.id}>
            <b>{nameOf(application)}</b>
            <Badge variant="quiet">{(isFamily ? forFamily : states)[application.state]}</Badge>
            {application.answerBy ? (
              <span>{(isFamily ? inbox : applications).left(daysLeft(application.answerBy))}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <ArrowLink to={`${paths.auPairJobBoard}${isFamily ? '' : '?view=applications'}`}>{texts.all}</ArrowLink>
    </section>
  );
}

const nameOf = ({ auPair, family }: Application): string =>
  auPair?.firstName ?? (family ? capitalised(nameOnCard(family)) : inbox.paused);
