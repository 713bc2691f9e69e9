import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import type { Agreement, AgreementVersion } from '../../api/agreements';
import { conversationPath } from '../../config/paths';
import { VerifiedMark } from '../../entities/people/Reputation';
import { useToday } from '../../lib/clocks';
import { dayInWords, momentInWords } from '../../lib/format/date';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { StoredSince } from '../../ui/StoredSince';
import { ArrowLink, Button } from '../../ui/Button';
import { ScamWarning } from '../../ui/ScamWarning';
import { Skeleton } from '../../ui/Skeleton';
import { AgreementPanel } from './AgreementPanel';
import styles from './agreement.module.css';
import { BothSigned } from './BothSigned';
import { CloseDialog } from './CloseDialog';
import { Conditions } from './Conditions';
import { agreementTexts as texts } from './texts';
import { SignPanel } from './SignPanel';
import { stateWords } from './state-words';
import { Changes, TermsDocument } from './TermsDocument';
import { useEditorStep } from './use-editor-step';
import { showStatus, useFocusAfterAction, type OnAct } from './use-focus-after-action';

const { Part: TermsEditor, preload: loadEditor } = lazyPart(
  retryImport(async () => (await import('./TermsEditor')).TermsEditor),
);

/** Only after a sudden end. */
const SuddenEnd = lazy(retryImport(() => import('./SuddenEnd').then((module) => ({ default: module.SuddenEnd }))));

const BINDING: readonly Agreement['state'][] = ['confirmed', 'active', 'completed', 'ended_early'];

interface OpenAgreementProps {
  agreement: Agreement;
  /** When it was stored, if it may no longer be current. */
  asOf: Date | null;
}

/** The terms, their state, and the current actions. */
export function OpenAgreement({ agreement, asOf }: OpenAgreementProps) {
  const { user } = useSession();
  if (asOf) return <TermsAlone agreement={agreement} asOf={asOf} />;
  return <Page agreement={user?.coParent ? { ...agreement, moves: [] } : agreement} />;
}

/** Without the server: the terms and who signed them. Its state may have changed, and nothing can be done about it. */
function TermsAlone({ agreement, asOf }: { agreement: Agreement; asOf: Date }) {
  const { with: other, startsOn, endsOn, version } = agreement;
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{texts.heading(other.displayName)}</h1>
        {startsOn && endsOn && <p className={styles.span}>{texts.span(dayInWords(startsOn), dayInWords(endsOn))}</p>}
        <StoredSince at={asOf} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {version ? <TermsDocument agreement={null} version={version} marksChanges={false} /> : <p>{texts.noTerms}</p>}
        </div>
        <aside className={styles.aside}>
          <Signatures agreement={agreement} />
        </aside>
      </div>
    </div>
  );
}

function Page({ agreement }: { agreement: Agreement }) {
  const { version, earlier, moves, state, with: other } = agreement;
  const { isNamed: writing, open, leave } = useEditorStep();
  const [closing, setClosing] = useState(false);
  const name = other.displayName;
  const status = useRef<HTMLDivElement>(null);
  const onAct = useFocusAfterAction(agreement, status, closing);
  const edits = (state === 'draft' && moves.includes('propose')) || (writing && moves.includes('counter'));
  // An address of a step that can no longer be written must not open the editor later, when it can be again.
  useEffect(() => {
    if (writing && !edits) leave();
  }, [writing, edits, leave]);
  const done = () => {
    // First terms stay in their step until the page knows that they were sent; then the effect above leaves it.
    if (version) leave();
    showStatus(status);
  };
  const mayWrite = moves.includes('propose') || moves.includes('counter');
  useEffect(() => {
    // Loads before it is asked for, so that terms can be written where the connection goes; if it fails, opening tries again.
    if (mayWrite) loadEditor().catch(() => undefined);
  }, [mayWrite]);
  const settled = BINDING.includes(state);
  const steps = edits ? null : (
    <Steps agreement={agreement} onWrite={open} onClose={() => setClosing(true)} onAct={onAct} />
  );
  return (
    <div className={`wrap ${styles.screen}`}>
      <Head agreement={agreement} status={status} />
      <div className={styles.columns} data-alone={edits || undefined}>
        {/* Terms that are not settled are read before anything is done about them. */}
        {settled ? steps : null}
        <div className={styles.main}>
          {version && !edits ? (
            <>
              {settled ? null : <Difference version={version} name={name} />}
              <TermsDocument agreement={agreement} version={version} marksChanges={!settled} />
              {settled ? (
                <Versions title={texts.changes.history} versions={[version, ...earlier]} name={name} />
              ) : (
                <Versions title={texts.changes.earlier} versions={earlier} name={name} />
              )}
            </>
          ) : null}
          {edits ? (
            <Suspense fallback={<Skeleton shape="card" height="560px" />}>
              <TermsEditor key={version?.number ?? 0} agreement={agreement} onDone={done} onAct={onAct} />
            </Suspense>
          ) : null}
        </div>
        {settled ? null : steps}
      </div>
      {closing ? <CloseDialog agreement={agreement} onClose={() => setClosing(false)} onAct={onAct} /> : null}
    </div>
  );
}

interface StepsProps {
  agreement: Agreement;
  onWrite: () => void;
  onClose: () => void;
  onAct: OnAct;
}

/** The current actions, next to the terms: the PDF, the signature, other terms, cancelling. */
function Steps({ agreement, onWrite, onClose, onAct }: StepsProps) {
  const { version, moves, state, draft } = agreement;
  const { user } = useSession();
  return (
    <aside className={styles.aside}>
      {version && BINDING.includes(state) ? <AgreementPanel agreement={agreement} version={version} /> : null}
      {version && moves.includes('sign') ? <SignPanel agreement={agreement} version={version} onAct={onAct} /> : null}
      {moves.includes('counter') ? (
        <Button variant="quiet" icon="edit" wide onClick={onWrite}>
          {draft ? texts.actions.goOn : texts.actions.counter}
        </Button>
      ) : null}
      {user?.coParent ? <p>{texts.actions.accountHolder}</p> : null}
      <Signatures agreement={agreement} />
      {version && !BINDING.includes(state) && state !== 'cancelled' ? <Conditions agreement={agreement} /> : null}
      {moves.includes('cancel') || moves.includes('end') ? (
        <Button variant="plain" onClick={onClose}>
          {moves.includes('end') ? texts.actions.end(state === 'ended_early') : texts.actions.cancel}
        </Button>
      ) : null}
    </aside>
  );
}

interface HeadProps {
  agreement: Agreement;
  status: RefObject<HTMLDivElement | null>;
}

function Head({ agreement, status }: HeadProps) {
  const { state, yourTurn, with: other, startsOn, endsOn, endedOn, conversationId, version, closing } = agreement;
  const name = other.displayName;
  const words = stateWords(agreement, useToday());
  return (
    <header className={styles.head}>
      <ArrowLink to={conversationPath(conversationId)}>{texts.actions.toConversation}</ArrowLink>
      <h1>{texts.heading(name)}</h1>
      <VerifiedMark verified={other.verified} />
      {startsOn && endsOn ? (
        <p className={styles.span}>{texts.span(dayInWords(startsOn), dayInWords(endedOn ?? endsOn))}</p>
      ) : null}
      <BothSigned agreement={agreement} />
      <div
        ref={status}
        tabIndex={-1}
        className={styles.status}
        role="status"
        data-state={state}
        data-turn={yourTurn || undefined}
      >
        <b>{words.state}</b>
        <span>{words.text}</span>
        {version ? (
          <span className={styles.quiet}>
            {version.by === 'them' ? texts.fromThem(name, version.number) : texts.fromYou(version.number)}
          </span>
        ) : null}
      </div>
      {closing && state !== 'draft' ? (
        <>
          <blockquote className={styles.note}>
            {closing.reason === null ? null : <p>{closing.reason}</p>}
            <footer>
              {{ you: texts.closing.byYou, them: texts.closing.byThem(name), us: texts.closing.byUs }[closing.by]}
            </footer>
          </blockquote>
          <ScamWarning findings={closing.findings} />
        </>
      ) : null}
      {agreement.suddenEnd ? (
        <Suspense fallback={<Skeleton shape="card" height="320px" />}>
          <SuddenEnd agreement={agreement} kind={agreement.suddenEnd} />
        </Suspense>
      ) : null}
    </header>
  );
}

function Signatures({ agreement: { signatures } }: { agreement: Agreement }) {
  if (signatures.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="signatures">
      <h2 id="signatures">{texts.signatures.heading}</h2>
      <ul className={styles.signatures}>
        {signatures.map(({ fullName, at }) => (
          <li key={at}>
            <span className={styles.signed}>{fullName}</span>
            <time dateTime={at}>{momentInWords(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The note and the changes of a version. */
function Difference({ version, name }: { version: AgreementVersion; name: string }) {
  return (
    <>
      {version.note ? (
        <blockquote className={styles.note}>
          <p>{version.note}</p>
          <footer>{version.by === 'them' ? texts.note(name) : texts.ownNote}</footer>
        </blockquote>
      ) : null}
      <ScamWarning findings={version.findings} />
      <Changes version={version} name={name} />
    </>
  );
}

function Versions({ title, versions, name }: { title: string; versions: AgreementVersion[]; name: string }) {
  const telling = versions.filter(({ changes, note }) => changes.length > 0 || note);
  if (telling.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>{title}</summary>
      {telling.map((version) => (
        <Difference key={version.number} version={version} name={name} />
      ))}
    </details>
  );
}
