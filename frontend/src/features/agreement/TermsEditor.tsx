import { useEffect, useRef, useState } from 'react';
import {
  useDiscardAgreementDraftMutation,
  useProposeTermsMutation,
  useSaveAgreementDraftMutation,
  type Agreement,
  type AgreementTerms,
  type OwnAgreementDraft,
} from '../../api/agreements';
import { isApiError, messageOf } from '../../lib/api-error';
import { DraftQueue, useSaveQueue } from '../../lib/autosave';
import { afterPress, watchPresses } from '../../lib/forms';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { ErrorSummary, NewerElsewhere, SaveNote, TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './agreement.module.css';
import { dateProblems } from './date-problems';
import { DiscardDialog } from './DiscardDialog';
import { agreementMessages } from './texts';
import {
  EMPTY_TERMS,
  formOf,
  idOf,
  noteOf,
  termsErrors,
  type SetClause,
  type TermsDraft,
  type TermsErrors,
  type TermsForm,
} from './terms-form';
import { TermsFields } from './TermsFields';

const { editor: texts } = agreementMessages;

interface TermsEditorProps {
  agreement: Agreement;
  /** The terms were sent or discarded. */
  onDone: () => void;
  /** The terms are being sent: the page shows the result next. */
  onAct: (under: Promise<unknown>) => void;
}

/** Edits terms: the first ones, or a counter-proposal. Saved on the server while typing. */
export function TermsEditor({ agreement, onDone, onAct }: TermsEditorProps) {
  const { id, version, draft, region, payFacts, with: other } = agreement;
  const userId = useSession().user?.id ?? '';
  const [saveDraft] = useSaveAgreementDraftMutation();
  const { queue, state: saving } = useSaveQueue(
    `terms:${userId}:${id}:${version?.number ?? 0}`,
    () =>
      new DraftQueue<TermsDraft, OwnAgreementDraft>({
        stored: draft,
        save: (latest, basedOn) => saveDraft({ id, agreementDraftInput: { terms: latest, basedOn } }).unwrap(),
      }),
  );
  const from = version?.terms ?? EMPTY_TERMS;
  const [begun] = useState<Record<string, unknown>>(() => queue.unsaved ?? draft?.terms ?? {});
  const [terms, setTerms] = useState<TermsForm>(() => formOf(begun, from));
  const [note, setNote] = useState(() => noteOf(begun));
  const [errors, setErrors] = useState<TermsErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(false);
  const [acting, setActing] = useState<'send' | 'discard' | null>(null);
  const [propose] = useProposeTermsMutation();
  const [discardDraft] = useDiscardAgreementDraftMutation();
  const number = version?.number ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(watchPresses, []);
  useEffect(() => {
    // The button that opened the editor no longer exists, so focus moves to the heading.
    if (number > 0) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
  }, [number]);
  const set: SetClause = (name, change) => {
    const next = { ...terms, [name]: { ...terms[name], ...change } };
    setTerms(next);
    queue.add({ ...next, note });
    // A field's error disappears when the field changes.
    const touched = Object.keys(change).map((field) => `${name}.${field}`);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== name && !touched.includes(field))),
    );
  };

  /** A date is checked when its field is left, not while it is typed. */
  const checkDate = (field: string) =>
    afterPress(() => {
      const found = dateProblems(terms.dates, region, new Date())[field];
      if (found) setErrors((before) => ({ ...before, [field]: found }));
    });
  const send = async () => {
    const wrong = dateProblems(terms.dates, region, new Date());
    const [first] = Object.keys(wrong);
    if (first) {
      setErrors(wrong);
      document.getElementById(idOf(first))?.focus();
      return;
    }
    setActing('send');
    try {
      const input = { basedOn: version?.number ?? 0, terms: terms as AgreementTerms, note: note || null };
      // Proposing deletes the draft, so no pending save may arrive after it.
      await queue.drop();
      const proposing = propose({ id, proposeTermsInput: input }).unwrap();
      onAct(proposing);
      await proposing;
      toast.success(texts.sent(other.displayName));
      onDone();
    } catch (error) {
      queue.add({ ...terms, note });
      setErrors(isApiError(error) ? termsErrors(error.fields) : {});
      setAttempt((count) => count + 1);
      toast.error(texts.failed, messageOf(error));
      setActing(null);
    }
  };
  const discard = async () => {
    setActing('discard');
    const dropped = { ...terms, note };
    try {
      await queue.drop();
      await discardDraft({ id }).unwrap();
      onDone();
      toast.info(texts.discarded, texts.discardedText, { label: texts.undo, run: () => void bringBack(dropped) });
    } catch (error) {
      queue.add(dropped);
      toast.error(texts.discardFailed, messageOf(error));
      setActing(null);
    }
  };
  const bringBack = async (dropped: TermsDraft) => {
    try {
      await saveDraft({ id, agreementDraftInput: { terms: dropped, basedOn: null } }).unwrap();
      toast.success(texts.undone);
    } catch (error) {
      toast.error(texts.undoFailed, messageOf(error));
    }
  };

  return (
    <section className={styles.editor} aria-labelledby="terms-editor">
      <header>
        <h2 id="terms-editor" ref={heading} tabIndex={-1}>
          {version ? texts.counterHeading : texts.heading}
        </h2>
        {version ? null : <p>{texts.prefilled}</p>}
        <SaveNote state={saving} saved={texts.saved} />
      </header>
      {saving === 'conflict' ? (
        <NewerElsewhere
          onNewer={() =>
            void queue.takeNewer().then((newer) => {
              setTerms(formOf(newer?.terms ?? {}, from));
              setNote(noteOf(newer?.terms ?? {}));
              setErrors({});
            })
          }
          onOwn={() => {
            queue.add({ ...terms, note });
            void queue.keepOwn();
          }}
        />
      ) : null}
      <ErrorSummary
        attempt={attempt}
        title={texts.errors}
        errors={(attempt > 0 ? Object.entries(errors) : []).map(([field, message]) => ({ id: idOf(field), message }))}
      />
      {/* What is typed after the terms have left would be lost with the editor. */}
      <div inert={acting !== null}>
        <TermsFields
          terms={terms}
          region={region}
          payFacts={payFacts}
          errors={errors}
          set={set}
          onDateLeft={checkDate}
        />
      </div>
      <footer className={styles.send}>
        <TextArea
          label={texts.note(other.displayName)}
          optional
          rows={3}
          maxLength={1000}
          readOnly={acting !== null}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            queue.add({ ...terms, note: target.value });
          }}
        />
        <div className={styles.acts}>
          <Button
            icon="send"
            busy={acting === 'send'}
            disabled={saving === 'conflict' || acting === 'discard'}
            onClick={() => void send()}
          >
            {version ? texts.counter(other.displayName) : texts.propose(other.displayName)}
          </Button>
          <Button
            variant="plain"
            busy={acting === 'discard'}
            disabled={acting === 'send'}
            onClick={() => (version ? void discard() : setAsking(true))}
          >
            {version ? texts.discard : texts.discardDraft}
          </Button>
        </div>
      </footer>
      {asking ? (
        <DiscardDialog
          agreement={agreement}
          drop={() => queue.drop()}
          putBack={() => queue.add({ ...terms, note })}
          onClose={() => setAsking(false)}
          onAct={onAct}
        />
      ) : null}
    </section>
  );
}
