import { useEffect, useRef, useState } from 'react';
import type { Agreement } from '../../api/agreements';
import { serverNow } from '../../lib/clocks';
import { afterPress, watchPresses } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { ErrorSummary, NewerElsewhere, SaveNote } from '../../ui/form';
import { dateProblems } from './date-problems';
import { DiscardDialog } from './DiscardDialog';
import { EditorContents } from './EditorContents';
import { EditorPay, EditorPayLine } from './EditorPay';
import { ReviewStep } from './ReviewStep';
import { firstProblem, STEPS, stepOf, type StepId } from './steps';
import styles from './TermsEditor.module.css';
import { idOf, type SetClause, type TermsErrors, type TermsForm } from './terms-form';
import { TermsFields } from './TermsFields';
import { agreementTexts } from './texts';
import { useEditorStep } from './use-editor-step';
import { useTermsActions } from './use-terms-actions';
import { useTermsDraft } from './use-terms-draft';

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
  const { version, region, payFacts, with: other } = agreement;
  const draft = useTermsDraft(agreement);
  const { terms } = draft;
  const { errors, setErrors, clearErrors, checkDates, checkDateLeft } = useTermsErrors(terms, region);
  const [wasSent, setWasSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { step, goTo: setStep } = useEditorStep();
  const at = STEPS.findIndex(({ id }) => id === step);
  const { heading, landOn } = useLandingOnStep(step, version !== null);
  const goTo = (next: StepId, field?: string) => {
    if (step === 'dates') checkDates();
    void draft.flush();
    landOn(next, field);
    if (next !== step) setStep(next);
  };
  const { acting, send, discard } = useTermsActions({
    agreement,
    draft,
    onProblems: (problems) => {
      setErrors(problems);
      const first = firstProblem(problems);
      if (first) goTo(stepOf(first), first);
    },
    onDone,
    onAct,
  });
  useEffect(watchPresses, []);
  const set: SetClause = (name, change) => {
    draft.setTerms({ ...terms, [name]: { ...terms[name], ...change } });
    clearErrors(name, change);
  };

  const counting = { errors, terms, version, region };
  const isBusy = acting !== null;
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
          <SaveNote state={draft.state} saved={texts.saved} />
        </header>
        {draft.state === 'conflict' ? (
          <NewerElsewhere onNewer={() => void draft.takeNewer().then(() => setErrors({}))} onOwn={draft.keepOwn} />
        ) : null}
        {/* The focus goes to the first problem, so the summary never takes it. */}
        <ErrorSummary
          attempt={0}
          title={texts.errors}
          errors={here.map(([field, message]) => ({ id: idOf(field), message }))}
        />
        {/* What is typed after the terms have left would be lost with the editor. */}
        <div key={draft.takenOver} inert={isBusy}>
          {STEPS.map(({ id, clauses }) => (
            // A hidden step keeps what its fields hold and the draft cannot, such as half a date.
            <div key={id} hidden={id !== step}>
              <TermsFields {...{ clauses, terms, version, region, payFacts, errors, set }} onDateLeft={checkDateLeft} />
            </div>
          ))}
        </div>
        {step === 'send' ? (
          <ReviewStep
            {...counting}
            name={other.displayName}
            note={draft.note}
            readOnly={isBusy}
            onOpen={goTo}
            onNote={draft.setNote}
          />
        ) : null}
        <EditorFooter
          at={at}
          agreement={agreement}
          acting={acting}
          canSend={draft.state !== 'conflict'}
          onStep={goTo}
          onSend={() => {
            setWasSent(true);
            void send();
          }}
          onDiscard={() => (version ? void discard() : setAsking(true))}
        />
        {changesPay ? <EditorPayLine facts={payFacts} terms={terms} /> : null}
      </div>
      {isAsking ? (
        <DiscardDialog
          agreement={agreement}
          drop={draft.drop}
          putBack={draft.save}
          onClose={() => setAsking(false)}
          onAct={onAct}
        />
      ) : null}
    </section>
  );
}

interface EditorFooterProps {
  /** Index of the step. */
  at: number;
  agreement: Agreement;
  acting: ReturnType<typeof useTermsActions>['acting'];
  canSend: boolean;
  onStep: (step: StepId) => void;
  onSend: () => void;
  onDiscard: () => void;
}

/** The way to the steps next to this one, and the actions for all terms. */
function EditorFooter({ at, agreement, acting, canSend, onStep, onSend, onDiscard }: EditorFooterProps) {
  const { version, with: other } = agreement;
  const previous = STEPS[at - 1]?.id;
  const next = STEPS[at + 1]?.id;
  return (
    <footer className={styles.foot}>
      {previous ? (
        <Button variant="quiet" disabled={acting !== null} onClick={() => onStep(previous)}>
          {texts.back}
        </Button>
      ) : null}
      {next ? (
        <Button onClick={() => onStep(next)}>{texts.next}</Button>
      ) : (
        <Button icon="send" busy={acting === 'send'} disabled={!canSend || acting === 'discard'} onClick={onSend}>
          {version ? texts.counter(other.displayName) : texts.propose(other.displayName)}
        </Button>
      )}
      <Button variant="plain" busy={acting === 'discard'} disabled={acting === 'send'} onClick={onDiscard}>
        {version ? texts.discard : texts.discardDraft}
      </Button>
    </footer>
  );
}

/** The problems of the fields. Dates are checked here, everything else by the API. */
function useTermsErrors(terms: TermsForm, region: Agreement['region']) {
  const [errors, setErrors] = useState<TermsErrors>({});
  return {
    errors,
    setErrors,
    /** A field's error disappears when the field changes. */
    clearErrors: (clause: keyof TermsForm, change: object) => {
      const touched = Object.keys(change).map((field) => `${clause}.${field}`);
      const remains = (field: string) =>
        // Whether one date is wrong depends on the other.
        field !== clause && !touched.includes(field) && !(clause === 'dates' && field.startsWith('dates.'));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => remains(field))));
    },
    checkDates: () => setErrors((before) => ({ ...before, ...dateProblems(terms.dates, region, serverNow()) })),
    /** A date is checked when its field is left, not while it is typed. */
    checkDateLeft: (field: string) =>
      afterPress(() => {
        const found = dateProblems(terms.dates, region, serverNow())[field];
        if (found) setErrors((before) => ({ ...before, [field]: found }));
      }),
  };
}

/** Moves the focus with the steps: to a field that was asked for, otherwise to the heading. */
function useLandingOnStep(step: StepId, atFirst: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<{ step: StepId; field: string | undefined } | null>(null);
  const shown = useRef<StepId | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const before = shown.current;
    const request = wanted.current;
    if (request && request.step !== step) return;
    wanted.current = null;
    shown.current = step;
    // With the first terms the page has just been opened, so the focus stays.
    if (!request && (before === step || (before === null && !atFirst))) return;
    const control = request?.field ? document.getElementById(idOf(request.field)) : null;
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
