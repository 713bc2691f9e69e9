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
import { ErrorSummary, NewerElsewhere, SaveNote } from '../../ui/form';
import { toast } from '../../ui/toast';
import { dateProblems } from './date-problems';
import { DiscardDialog } from './DiscardDialog';
import { EditorContents } from './EditorContents';
import { EditorPay, EditorPayLine } from './EditorPay';
import { ReviewStep } from './ReviewStep';
import { firstProblem, STEPS, stepOf, type StepId } from './steps';
import styles from './TermsEditor.module.css';
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
import { agreementTexts } from './texts';
import { useEditorStep } from './use-editor-step';

const { editor: texts } = agreementTexts;

interface TermsEditorProps {
  agreement: Agreement;
  /** The terms were sent or discarded. */
  onDone: () => void;
  /** The terms are being sent: the page shows the result next. */
  onAct: (under: Promise<unknown>) => void;
}

/** Edits terms in steps: the first ones, or a counter-proposal. Saved on the server while typing. */
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
  const [wasSent, setWasSent] = useState(false);
  /** Fields that hold what is typed begin anew with each newer draft that is taken over. */
  const [taken, setTaken] = useState(0);
  const [asking, setAsking] = useState(false);
  const [acting, setActing] = useState<'send' | 'discard' | null>(null);
  const [propose] = useProposeTermsMutation();
  const [discardDraft] = useDiscardAgreementDraftMutation();
  const { step, goTo: setStep } = useEditorStep();
  const at = STEPS.findIndex(({ id: one }) => one === step);
  const { heading, landOn } = useLandingOnStep(step, version !== null);
  const goTo = (next: StepId, field?: string) => {
    if (step === 'dates') setErrors((before) => ({ ...before, ...dateProblems(terms.dates, region, new Date()) }));
    void queue.flush();
    landOn(next, field);
    if (next !== step) setStep(next);
  };
  useEffect(watchPresses, []);
  const set: SetClause = (name, change) => {
    const next = { ...terms, [name]: { ...terms[name], ...change } };
    setTerms(next);
    queue.add({ ...next, note });
    // A field's error disappears when the field changes.
    const touched = Object.keys(change).map((field) => `${name}.${field}`);
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          // What is wrong with one date depends on the other.
          ([field]) => field !== name && !touched.includes(field) && !(name === 'dates' && field.startsWith('dates.')),
        ),
      ),
    );
  };

  /** A date is checked when its field is left, not while it is typed. */
  const checkDate = (field: string) =>
    afterPress(() => {
      const found = dateProblems(terms.dates, region, new Date())[field];
      if (found) setErrors((before) => ({ ...before, [field]: found }));
    });
  const send = async () => {
    setWasSent(true);
    const wrong = dateProblems(terms.dates, region, new Date());
    const first = firstProblem(wrong);
    if (first) {
      setErrors(wrong);
      return goTo(stepOf(first), first);
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
      const found = isApiError(error) ? termsErrors(error.fields) : {};
      const where = firstProblem(found);
      setErrors(found);
      toast.error(texts.failed, messageOf(error));
      setActing(null);
      if (where) goTo(stepOf(where), where);
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

  const counting = { errors, terms, version, region };
  const isBusy = acting !== null;
  const previous = STEPS[at - 1]?.id;
  const next = STEPS[at + 1]?.id;
  const here = (wasSent ? Object.entries(errors) : []).filter(([field]) => stepOf(field) === step);
  const changesPay = STEPS[at]?.changesPay === true;

  return (
    <section className={styles.editor} aria-labelledby="terms-editor-where terms-editor">
      <div className={styles.aside}>
        <EditorContents step={step} {...counting} onOpen={goTo} />
        {changesPay ? (
          <div className={styles.pay}>
            <EditorPay agreement={agreement} terms={terms} step={step} />
          </div>
        ) : null}
      </div>
      <div className={styles.content}>
        <header className={styles.head}>
          <p id="terms-editor-where" className={styles.where}>
            {version ? texts.counterHeading : texts.heading} · {texts.stepOf(at + 1, STEPS.length)}
          </p>
          <h2 id="terms-editor" ref={heading} tabIndex={-1}>
            {texts.titles[step]}
          </h2>
          {version || at > 0 ? null : <p>{texts.prefilled}</p>}
          <SaveNote state={saving} saved={texts.saved} />
        </header>
        {saving === 'conflict' ? (
          <NewerElsewhere
            onNewer={() =>
              void queue.takeNewer().then((newer) => {
                setTerms(formOf(newer?.terms ?? {}, from));
                setNote(noteOf(newer?.terms ?? {}));
                setErrors({});
                setTaken((count) => count + 1);
              })
            }
            onOwn={() => {
              queue.add({ ...terms, note });
              void queue.keepOwn();
            }}
          />
        ) : null}
        {/* The focus goes to the first problem, so the summary never takes it. */}
        <ErrorSummary
          attempt={0}
          title={texts.errors}
          errors={here.map(([field, message]) => ({ id: idOf(field), message }))}
        />
        {/* What is typed after the terms have left would be lost with the editor. */}
        <div key={taken} inert={isBusy}>
          {STEPS.map(({ id: one, clauses }) => (
            // A hidden step keeps what its fields hold and the draft cannot, such as half a date.
            <div key={one} hidden={one !== step}>
              <TermsFields {...{ clauses, terms, version, region, payFacts, errors, set }} onDateLeft={checkDate} />
            </div>
          ))}
        </div>
        {step === 'send' ? (
          <ReviewStep
            {...counting}
            name={other.displayName}
            note={note}
            readOnly={isBusy}
            onOpen={goTo}
            onNote={(typed) => {
              setNote(typed);
              queue.add({ ...terms, note: typed });
            }}
          />
        ) : null}
        <footer className={styles.foot}>
          {previous ? (
            <Button variant="quiet" disabled={isBusy} onClick={() => goTo(previous)}>
              {texts.back}
            </Button>
          ) : null}
          {next ? (
            <Button onClick={() => goTo(next)}>{texts.next}</Button>
          ) : (
            <Button
              icon="send"
              busy={acting === 'send'}
              disabled={saving === 'conflict' || acting === 'discard'}
              onClick={() => void send()}
            >
              {version ? texts.counter(other.displayName) : texts.propose(other.displayName)}
            </Button>
          )}
          <Button
            variant="plain"
            busy={acting === 'discard'}
            disabled={acting === 'send'}
            onClick={() => (version ? void discard() : setAsking(true))}
          >
            {version ? texts.discard : texts.discardDraft}
          </Button>
        </footer>
        {changesPay ? <EditorPayLine facts={payFacts} terms={terms} /> : null}
      </div>
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

/** Moves the focus with the steps: to a field that was asked for, otherwise to the heading. */
function useLandingOnStep(step: StepId, atFirst: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<{ step: StepId; field: string | undefined } | null>(null);
  const shown = useRef<StepId | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const before = shown.current;
    const asked = wanted.current;
    if (asked && asked.step !== step) return;
    wanted.current = null;
    shown.current = step;
    // Where the first terms are opened, the page itself has just been opened.
    if (!asked && (before === step || (before === null && !atFirst))) return;
    const control = asked?.field ? document.getElementById(idOf(asked.field)) : null;
    const target = control ?? heading.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: control ? 'center' : 'start' });
  }, [step, count, atFirst]);
  const landOn = (to: StepId, field?: string) => {
    wanted.current = { step: to, field };
    setCount((before) => before + 1);
  };
  return { heading, landOn };
}
