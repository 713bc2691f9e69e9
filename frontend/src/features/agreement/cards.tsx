import { JUST_READ_S } from '../../api/base-api';
import { useNavigate } from 'react-router-dom';
import { useListAgreementsQuery, useStartAgreementMutation, type AgreementSummary } from '../../api/agreements';
import { messageOf } from '../../lib/api-error';
import { agreementPath, conversationPath, hoursPath } from '../../config/paths';
import { useToday } from '../../lib/clocks';
import { dayInWords, shortDay } from '../../lib/format/date';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { capitalised } from '../../lib/format/capitalised';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { PinnedLink } from '../../ui/PinnedLine';
import { toast } from '../../ui/toast';
import { DownloadAgreement } from './DownloadAgreement';
import shared from './agreement.module.css';
import styles from './cards.module.css';
import { endsEarly } from '../../entities/placements/ends-early';
import { daysBetween } from '../../lib/days';
import { isOver, lastDayOf, phaseOf } from './phase';
import { agreementCardTexts } from './card-texts';
import { stateWords } from './state-words';

const { cards: texts, turn } = agreementCardTexts;
const SIGNED: readonly AgreementSummary['state'][] = ['confirmed', 'active', 'completed', 'ended_early'];
const SHOWN_IN_THREAD = 2;

function useAgreements(conversationId?: string) {
  const query = useListAgreementsQuery(conversationId ? { conversationId } : {}, {
    refetchOnMountOrArgChange: JUST_READ_S,
  });
  useRealtimeEvent('arrangement.changed', () => void refetchChanged(query));
  return query.data?.items.filter(({ state }) => state !== 'cancelled') ?? [];
}

/** Starts an agreement with the person in this conversation, or continues its draft. */
export function AgreementTool({ conversationId }: { conversationId: string }) {
  const navigate = useNavigate();
  const [start, { isLoading }] = useStartAgreementMutation();
  const begin = async () => {
    try {
      const { id } = await start({ startAgreementInput: { conversationId } }).unwrap();
      void navigate(agreementPath(id));
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon="edit"
      aria-label={texts.begin}
      title={texts.begin}
      busy={isLoading}
      onClick={() => void begin()}
    >
      <span>{texts.begin}</span>
    </Button>
  );
}

/** The agreement of a conversation as a line above it, with the one that extends it; one that is over if there is no other. */
export function ConversationAgreements({ conversationId }: { conversationId: string }) {
  const items = useAgreements(conversationId);
  const today = useToday();
  const current = items.filter((item) => !isOver(item, today)).slice(0, SHOWN_IN_THREAD);
  return (current.length > 0 ? current : items.slice(0, 1)).map((item) => <AgreementLine key={item.id} {...item} />);
}

function AgreementLine(item: AgreementSummary) {
  const { id, startsOn, endsOn, endedOn } = item;
  return (
    <div className={styles.pinned}>
      <PinnedLink icon="edit" to={agreementPath(id)} action={texts.open}>
        {texts.heading} <AgreementState {...item} />
        {startsOn && endsOn ? (
          <span className={styles.dates}>
            {agreementCardTexts.span(shortDay(startsOn), shortDay(endedOn ?? endsOn))}
          </span>
        ) : null}
      </PinnedLink>
    </div>
  );
}

/** The agreements that wait for this person, their phase, and the ids of the other people. */
export function useDashboardAgreements() {
  const items = useAgreements();
  const today = useToday();
  const { phase, placement } = phaseOf(items, today);
  return {
    waiting: items
      .filter(({ yourTurn }) => yourTurn)
      .map(({ id, state, with: { displayName } }) => ({
        id: `agreement-${id}`,
        icon: 'edit' as const,
        title: texts.waiting[waitingFor(state)].title(displayName),
        text: turn[state](displayName, true),
        action: { to: agreementPath(id), label: texts.waiting[waitingFor(state)].action(displayName) },
      })),
    phase,
    placement: placement && {
      title: placementTitle(placement),
      text: texts.placement[placement.state === 'confirmed' ? 'aheadText' : 'activeText'],
      action: {
        to: conversationPath(placement.conversationId),
        label: texts.placement.write(placement.with.displayName),
      },
    },
    agreedWith: new Set(items.filter((item) => !isOver(item, today)).map((item) => item.with.id)),
  };
}

const waitingFor = (state: AgreementSummary['state']) =>
  state === 'draft' ? 'draft' : state === 'accepted' ? 'signature' : 'answer';

const placementTitle = (placement: AgreementSummary): string =>
  placement.state === 'confirmed'
    ? texts.placement.ahead(placement.with.displayName, dayInWords(placement.startsOn ?? ''))
    : texts.placement.active(placement.with.displayName, dayInWords(lastDayOf(placement) ?? ''));

/** A person's agreements with their documents on the dashboard, the placement first. */
export function DashboardAgreements() {
  const items = useAgreements();
  const today = useToday();
  if (items.length === 0) return null;
  const { placement } = phaseOf(items, today);
  const sorted = placement ? [placement, ...items.filter(({ id }) => id !== placement.id)] : items;
  return (
    <section className={styles.list} aria-labelledby="my-agreements">
      <h2 id="my-agreements">{texts.dashboard}</h2>
      {sorted.map((item) => (
        <Card key={item.id} item={item} />
      ))}
    </section>
  );
}

/** The progress of a placement, or the days until it begins. */
function PlacementProgress(placement: AgreementSummary) {
  const { state, startsOn } = placement;
  const lastDay = lastDayOf(placement);
  const today = useToday();
  if (!startsOn || !lastDay || (state !== 'confirmed' && !isInProgress(placement, today))) return null;
  if (state === 'confirmed') return <p>{texts.placement.begins(Math.max(daysBetween(today, startsOn), 0))}</p>;
  const all = daysBetween(startsOn, lastDay) + 1;
  const day = Math.min(Math.max(daysBetween(startsOn, today) + 1, 1), all);
  return (
    <p className={styles.progress}>
      <progress aria-label={texts.placement.progress} value={day} max={all} />
      {texts.placement.day(day, all)}
    </p>
  );
}

const isInProgress = (item: AgreementSummary, today: string) => item.state === 'active' || endsEarly(item, today);

function AgreementState(item: AgreementSummary) {
  const { state } = stateWords(item, useToday());
  return (
    <>
      <Badge variant={SIGNED.includes(item.state) ? 'success' : 'quiet'}>{state}</Badge>{' '}
      {item.yourTurn ? <Badge variant="accent">{texts.yourTurn}</Badge> : null}
    </>
  );
}

function Card({ item }: { item: AgreementSummary }) {
  const { id, state, startsOn, endsOn, endedOn, with: other } = item;
  const today = useToday();
  return (
    <article className={styles.card}>
      <div>
        <h3>
          <span>{capitalised(other.displayName)}</span> <AgreementState {...item} />
        </h3>
        {startsOn && endsOn ? (
          <p>{agreementCardTexts.span(dayInWords(startsOn), dayInWords(endedOn ?? endsOn))}</p>
        ) : null}
        <PlacementProgress {...item} />
        <p className={shared.quiet}>{stateWords(item, today).text}</p>
      </div>
      {SIGNED.includes(state) ? <DownloadAgreement id={id} quiet /> : null}
      {isInProgress(item, today) ? (
        <LinkButton variant="quiet" icon="clock" to={hoursPath(id)}>
          {texts.hours}
        </LinkButton>
      ) : null}
      <LinkButton variant="quiet" to={agreementPath(id)}>
        {texts.open}
      </LinkButton>
    </article>
  );
}
