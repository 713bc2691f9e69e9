import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Application, DeclineWord } from '../../api/job-board';
import { conversationPath, paths, reportPath } from '../../config/paths';
import { AuPairResult } from '../../entities/people';
import { RegionLink, useRegionalPath } from '../../lib/region';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { ScamWarning } from '../../ui/ScamWarning';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/form';
import { toast } from '../../ui/toast';
import { ApplicationPages } from './ApplicationPages';
import { daysLeft } from './days-left';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { useMoves } from './use-moves';

const { inbox: texts, forFamily, words } = jobBoardTexts;

/** The applications to the family's listing, with actions. */
export function Inbox() {
  return (
    <ApplicationPages
      label={texts.heading}
      more={texts.more}
      empty={
        <EmptyState drawing={<MailboxDrawing />} title={texts.none} text={texts.noneText}>
          <LinkButton variant="quiet" to={paths.searchAuPairs}>
            {texts.toAuPairs}
          </LinkButton>
        </EmptyState>
      }
    >
      {(application) => <Received key={application.id} application={application} />}
    </ApplicationPages>
  );
}

function Received({ application }: { application: Application }) {
  const { id, state, auPair, answerBy, note, findings, moves, word, conversationId } = application;
  const { move, busy } = useMoves();
  const [kind, setKind] = useState<DeclineWord>('somebody_else');
  const navigate = useNavigate();
  const pathIn = useRegionalPath();

  // Showing an application to who may answer it marks it as seen, which the au pair can see.
  const isUnseen = moves.includes('see');
  useEffect(() => {
    if (isUnseen) void move(id, { move: 'see' });
  }, [id, isUnseen, move]);

  const accept = async () => {
    const accepted = await move(id, { move: 'accept' });
    if (!accepted?.conversationId) return;
    toast.success(
      texts.accepted(auPair?.firstName ?? texts.paused),
      accepted.noteDelivered === false ? texts.acceptedNoteLater : texts.acceptedText,
    );
    await navigate(pathIn(conversationPath(accepted.conversationId)));
  };
  return (
    <article className={styles.received}>
      <p className={styles.state}>
        <Badge variant={state === 'accepted' ? 'success' : answerBy ? 'accent' : 'quiet'}>{forFamily[state]}</Badge>
        {answerBy
          ? state === 'shortlisted'
            ? texts.leftShortlisted(daysLeft(answerBy))
            : texts.left(daysLeft(answerBy))
          : null}
      </p>
      {auPair ? <AuPairResult auPair={auPair} /> : <p>{texts.paused}</p>}
      {auPair && !auPair.verified ? <p className={styles.told}>{texts.unverified(auPair.firstName)}</p> : null}
      <blockquote className={styles.letter}>{note}</blockquote>
      <ScamWarning findings={findings}>
        {auPair ? (
          <RegionLink to={reportPath('profile', auPair.id)}>{texts.report(auPair.firstName)}</RegionLink>
        ) : null}
      </ScamWarning>
      {word && state === 'declined' ? (
        <p className={styles.told}>
          {texts.told} {word}
        </p>
      ) : null}
      <footer>
        {conversationId ? (
          <LinkButton icon="message" to={conversationPath(conversationId)}>
            {jobBoardTexts.applications.talk}
          </LinkButton>
        ) : null}
        {moves.includes('accept') ? (
          <Button icon="message" busy={busy} onClick={() => void accept()}>
            {texts.accept}
          </Button>
        ) : null}
        {moves.includes('shortlist') ? (
          <Button
            ref={focusParentOnUnmount}
            variant="quiet"
            busy={busy}
            onClick={() => void move(id, { move: 'shortlist' })}
          >
            {texts.shortlist}
          </Button>
        ) : null}
        {moves.includes('decline') ? (
          <div ref={focusParentOnUnmount} className={styles.decline}>
            <Select label={texts.words} value={kind} onChange={({ target }) => setKind(target.value as DeclineWord)}>
              {Object.entries(words).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
            <Button variant="plain" busy={busy} onClick={() => void move(id, { move: 'decline', word: kind })}>
              {texts.decline}
            </Button>
          </div>
        ) : null}
      </footer>
    </article>
  );
}
