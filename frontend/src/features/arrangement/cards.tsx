import { useNavigate } from 'react-router-dom';
import { useListArrangementsQuery, useStartArrangementMutation, type ArrangementSummary } from '../../api/arrangements';
import { messageOf } from '../../api/error-text';
import { arrangementPath } from '../../config/paths';
import { dayInWords } from '../../lib/day-words';
import { useRealtimeEvent } from '../../lib/realtime';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { DownloadAgreement } from './AgreementPanel';
import styles from './arrangement.module.css';
import { arrangementMessages } from './texts';

const { cards: texts, states, turn } = arrangementMessages;
const SIGNED: readonly ArrangementSummary['state'][] = ['confirmed', 'active', 'completed', 'ended_early'];
const SHOWN_IN_THREAD = 2;

function useArrangements(conversationId?: string) {
  const { data, refetch } = useListArrangementsQuery(conversationId ? { conversationId } : {}, {
    refetchOnMountOrArgChange: true,
  });
  useRealtimeEvent('arrangement.changed', () => void refetch());
  return data?.items.filter(({ state }) => state !== 'cancelled') ?? [];
}

/** Begins an arrangement with the person one writes with, or goes on with the draft there is. */
export function ArrangementTool({ conversationId }: { conversationId: string }) {
  const navigate = useNavigate();
  const [start, { isLoading }] = useStartArrangementMutation();
  const begin = async () => {
    try {
      const { id } = await start({ startArrangementInput: { conversationId } }).unwrap();
      void navigate(arrangementPath(id));
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  return (
    <Button
      look="quiet"
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

/** What is agreed or about to be, above the conversation. */
export function ConversationArrangements({ conversationId }: { conversationId: string }) {
  const items = useArrangements(conversationId);
  if (items.length === 0) return null;
  return (
    <div className={styles.inThread}>
      {items.slice(0, SHOWN_IN_THREAD).map((item) => (
        <Card key={item.id} item={item} heading={texts.heading} />
      ))}
    </div>
  );
}

const OVER: readonly ArrangementSummary['state'][] = ['completed', 'ended_early'];

/** The agreement that waits for this person, and everyone with whom an agreement is in progress or in force. */
export function useAgreementsAtHand() {
  const items = useArrangements();
  const waiting = items.find(({ yourTurn }) => yourTurn);
  return {
    waiting: waiting && {
      title: texts.waiting(waiting.with.displayName),
      text: turn[waiting.state](waiting.with.displayName, true),
      action: { to: arrangementPath(waiting.id), label: texts.openWaiting },
    },
    agreedWith: new Set(items.filter(({ state }) => !OVER.includes(state)).map((item) => item.with.id)),
  };
}

/** A person's arrangements on the dashboard, with their papers. */
export function DashboardArrangements() {
  const items = useArrangements();
  if (items.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="my-arrangements">
      <h2 id="my-arrangements">{texts.dashboard}</h2>
      {items.map((item) => (
        <Card key={item.id} item={item} heading={item.with.displayName} papers />
      ))}
    </section>
  );
}

function Card({ item, heading, papers = false }: { item: ArrangementSummary; heading: string; papers?: boolean }) {
  const { id, state, yourTurn, startsOn, endsOn, endedOn, with: other } = item;
  return (
    <article className={styles.card}>
      <div>
        <h3>
          {heading} <Badge look={SIGNED.includes(state) ? 'success' : 'quiet'}>{states[state]}</Badge>{' '}
          {yourTurn ? <Badge look="accent">{texts.yourTurn}</Badge> : null}
        </h3>
        {startsOn && endsOn ? (
          <p>{arrangementMessages.span(dayInWords(startsOn), dayInWords(endedOn ?? endsOn))}</p>
        ) : null}
        <p className={styles.quiet}>{turn[state](other.displayName, yourTurn)}</p>
      </div>
      {papers && SIGNED.includes(state) ? <DownloadAgreement id={id} quiet /> : null}
      <LinkButton look="quiet" to={arrangementPath(id)}>
        {texts.open}
      </LinkButton>
    </article>
  );
}
