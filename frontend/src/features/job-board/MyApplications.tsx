import type { Application } from '../../api/job-board';
import { conversationPath, familyPath, paths } from '../../config/paths';
import { nameOnCard } from '../../entities/people';
import { capitalised } from '../../lib/format/capitalised';
import { shortDay } from '../../lib/format/date';
import { RegionLink } from '../../lib/region';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { ApplicationPages } from './ApplicationPages';
import { daysLeft } from './days-left';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { Pay } from './ListingCard';
import { useMoves } from './use-moves';

const { applications: texts, board, card, states } = jobBoardTexts;

/** An au pair's own applications with their states. */
export function MyApplications() {
  return (
    <ApplicationPages
      label={board.own}
      more={texts.more}
      empty={
        <EmptyState drawing={<MailboxDrawing />} title={texts.none} text={texts.noneText}>
          <LinkButton to={paths.auPairJobBoard}>{texts.look}</LinkButton>
        </EmptyState>
      }
    >
      {(application) => <Sent key={application.id} application={application} />}
    </ApplicationPages>
  );
}

function Sent({ application }: { application: Application }) {
  const { id, state, family, jobListing, answerBy, word, conversationId, note, moves } = application;
  const { move, busy } = useMoves();
  return (
    <article className={styles.sent}>
      <header>
        <div>
          <h2>
            {family ? (
              <RegionLink to={familyPath(family.id)}>{capitalised(nameOnCard(family))}</RegionLink>
            ) : (
              texts.paused
            )}
          </h2>
          <p className={styles.where}>
            {[jobListing.city, card.from(shortDay(jobListing.startsOn)), texts.sentOn(shortDay(application.appliedAt))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Pay jobListing={jobListing} />
      </header>
      <p className={styles.state}>
        <Badge variant={state === 'accepted' ? 'success' : answerBy ? 'accent' : 'quiet'}>{states[state]}</Badge>
        {state === 'shortlisted' ? texts.shortlisted : answerBy ? texts.left(daysLeft(answerBy)) : null}
      </p>
      {word ? <blockquote className={styles.word}>{word}</blockquote> : null}
      <details className={styles.note}>
        <summary>{texts.note}</summary>
        <p>{note}</p>
      </details>
      <footer>
        {conversationId ? (
          <LinkButton icon="message" to={conversationPath(conversationId)}>
            {texts.talk}
          </LinkButton>
        ) : null}
        {moves.includes('withdraw') ? (
          <Button
            ref={focusParentOnUnmount}
            variant="quiet"
            size="small"
            busy={busy}
            onClick={() => void move(id, { move: 'withdraw' })}
          >
            {texts.withdraw}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
