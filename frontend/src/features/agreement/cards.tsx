import { useNavigate } from 'react-router-dom';
import { useListAgreementsQuery, useStartAgreementMutation, type AgreementSummary } from '../../api/agreements';
import { messageOf } from '../../lib/api-error';
import { agreementPath, hoursPath } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { askAgain, useRealtimeEvent } from '../../api/realtime';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { DownloadAgreement } from './AgreementPanel';
import styles from './agreement.module.css';
import { agreementMessages } from './texts';

const { cards: texts, states, turn } = agreementMessages;
const SIGNED: readonly AgreementSummary['state'][] = ['confirmed', 'active', 'completed', 'ended_early'];
const SHOWN_IN_THREAD = 2;

function useAgreements(conversationId?: string) {
  const query = useListAgreementsQuery(conversationId ? { conversationId } : {}, {
    refetchOnMountOrArgChange: true,
  });
  useRealtimeEvent('arrangement.changed', () => void askAgain(query));
  return query.data?.items.filter(({ state }) => state !== 'cancelled') ?? [];
}

/** Begins an agreement with the person one writes with, or goes on with the draft there is. */
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

/** What is agreed or about to be, above the conversation. */
export function ConversationAgreements({ conversationId }: { conversationId: string }) {
  const items = useAgreements(conversationId);
  if (items.length === 0) return null;
  return (
    <div className={styles.inThread}>
      {items.slice(0, SHOWN_IN_THREAD).map((item) => (
        <Card key={item.id} item={item} heading={texts.heading} />
      ))}
    </div>
  );
}

const OVER: readonly AgreementSummary['state'][] = ['completed', 'ended_early'];

/** The agreement that waits for this person, and everyone with whom an agreement is in progress or in force. */
export function useAgreementsAtHand() {
  const items = useAgreements();
  const waiting = items.find(({ yourTurn }) => yourTurn);
  return {
    waiting: waiting && {
      title: texts.waiting(waiting.with.displayName),
      text: turn[waiting.state](waiting.with.displayName, true),
      action: { to: agreementPath(waiting.id), label: texts.openWaiting },
    },
    agreedWith: new Set(items.filter(({ state }) => !OVER.includes(state)).map((item) => item.with.id)),
  };
}

/** A person's agreements on the dashboard, with their papers. */
export function DashboardAgreements() {
  const items = useAgreements();
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

function Card({ item, heading, papers = false }: { item: AgreementSummary; heading: string; papers?: boolean }) {
  const { id, state, yourTurn, startsOn, endsOn, endedOn, with: other } = item;
  return (
    <article className={styles.card}>
      <div>
        <h3>
          {heading} <Badge variant={SIGNED.includes(state) ? 'success' : 'quiet'}>{states[state]}</Badge>{' '}
          {yourTurn ? <Badge variant="accent">{texts.yourTurn}</Badge> : null}
        </h3>
        {startsOn && endsOn ? (
          <p>{agreementMessages.span(dayInWords(startsOn), dayInWords(endedOn ?? endsOn))}</p>
        ) : null}
        <p className={styles.quiet}>{turn[state](other.displayName, yourTurn)}</p>
      </div>
      {papers && SIGNED.includes(state) ? <DownloadAgreement id={id} quiet /> : null}
      {papers && state === 'active' ? (
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
