import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { isApiError, messageOf } from '../../lib/api-error';
import type { ProfileDraft } from '../../api/profiles';
import { showFieldErrors, summaryOf, watchPresses } from '../../lib/forms';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { Button } from '../../ui/Button';
import { ErrorSummary, NewerElsewhere, SaveNote } from '../../ui/form';
import { toast } from '../../ui/toast';
import { fieldId, ProfileField } from './fields/ProfileField';
import { editingTexts } from './texts';
import { usePhotoUpload } from './photos/use-photo-upload';
import type { StepPlan } from './plan/field';
import styles from './ProfileForm.module.css';
import { useDraft, type Draft } from './use-draft';
import { stepOfField, useNamedField } from './use-named-field';

// Photos belong to the last step: their code arrives while the first ones are filled in.
const { Part: PhotoManager, preload } = lazyPart(
  retryImport(async () => (await import('./photos/PhotoManager')).PhotoManager),
);
/** Below the fields, so no one waits for it. */
const OwnStrength = lazy(retryImport(() => import('./OwnStrength')));

interface ProfileFormProps<Values extends FieldValues> {
  title: string;
  steps: readonly StepPlan<FieldPath<Values>>[];
  schema: ZodMiniType<Values, Values>;
  /** What was saved before, or empty answers. */
  saved: Values;
  draft: ProfileDraft | null;
  /** Content below the fields of a step, by its id. */
  panels?: Record<string, ReactNode>;
  /** Content below a field, by its name. */
  notes?: Partial<Record<FieldPath<Values>, ReactNode>>;
  onSave: (values: Values) => Promise<void>;
}

/** A profile in steps. Typed values are saved as a draft; a failed save changes nothing on the screen. */
export function ProfileForm<Values extends FieldValues>({
  title,
  steps,
  schema,
  saved,
  draft,
  panels = {},
  notes = {},
  onSave,
}: ProfileFormProps<Values>) {
  const saving = useDraft(draft);
  const [step, setStep] = useState(Math.min(saving.first?.step ?? 0, steps.length - 1));
  const [isRestored, setRestored] = useState(saving.first !== null);
  const [attempt, setAttempt] = useState<{ step: number; number: number } | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: withDraft(saved, saving.first) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldUnregister: false,
  });
  const { formState, getValues, handleSubmit, reset, setError, setValue, subscribe, trigger } = form;
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const current = steps[step];
  const isLast = step === steps.length - 1;
  const photos = 'photos' as FieldPath<Values>;
  const upload = usePhotoUpload({
    get: () => getValues(photos) as string[],
    set: (next) => setValue(photos, next as never, { shouldDirty: true }),
    store: () => void saving.resume({ step, data: getValues() }),
  });
  useEffect(watchPresses, []);
  useEffect(() => void preload().catch(() => undefined), []);

  useNamedField(steps, setStep);
  const { keep } = saving;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true, errors: true },
        callback: ({ values, type, name }) => {
          // An error disappears as soon as it is corrected, before anything else is pressed.
          if (type === 'change' && name && form.getFieldState(name as FieldPath<Values>).error)
            void trigger(name as FieldPath<Values>);
          if (type === 'change' || form.formState.isDirty) keep({ step, data: values });
        },
      }),
    [subscribe, trigger, keep, step, form],
  );

  const show = (draftNow: Draft | null) => {
    reset(withDraft(saved, draftNow));
    setStep(Math.min(draftNow?.step ?? 0, steps.length - 1));
    setRestored(false);
    setAttempt(null);
  };
  /** Puts other answers into the form. What was typed until then comes back by the toast. */
  const swap = async (next: Draft | null) => {
    const typed = { step, data: getValues() };
    const undo = { label: editingTexts.draft.undo, run: () => void swap(typed) };
    try {
      if (next) show(next);
      if (next && !(await saving.resume(next))) return toast.error(editingTexts.draft.notSaved);
      if (!next) await saving.discard();
    } catch (error) {
      keep(typed);
      return toast.error(editingTexts.draft.discardFailed, messageOf(error));
    }
    if (!next) show(null);
    toast.info(next ? editingTexts.draft.back : editingTexts.draft.discarded, undefined, undo);
  };
  const goTo = (next: number) => {
    setStep(next);
    keep({ step: next, data: getValues() });
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  };
  /** Lists the errors above the step, with links. */
  const showProblems = (at: number) => {
    setStep(at);
    setAttempt((before) => ({ step: at, number: (before?.number ?? 0) + 1 }));
  };
  const goOn = async () => {
    if (!current) return;
    if (await trigger(current.fields.map(({ name }) => name))) goTo(step + 1);
    else showProblems(step);
  };
  const save = handleSubmit(
    async () => {
      if (!(await upload.queue.settled()))
        return toast.error(editingTexts.photos.failedFirst, editingTexts.photos.failedFirstText);
      const values = getValues();
      // Saving the profile deletes its draft, so no pending save may arrive after it.
      await saving.hold();
      try {
        await onSave(values);
      } catch (error) {
        keep({ step, data: values });
        if (showFieldErrors(error, names, setError)) {
          const wrong = Object.keys((isApiError(error) && error.fields) || {});
          showProblems(stepOfField(steps, wrong) ?? step);
        }
        toast.error(editingTexts.saveFailed, `${messageOf(error)} ${editingTexts.saveFailedText}`);
      }
    },
    (errors) => showProblems(stepOfField(steps, Object.keys(errors)) ?? step),
  );
  if (!current) return null;

  return (
    <FormProvider {...form}>
      <form
        className={`wrap ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (isLast ? save(event) : goOn());
        }}
      >
        <nav className={styles.steps} aria-label={editingTexts.steps}>
          <p className={styles.title}>{title}</p>
          <ol>
            {steps.map(({ id, title: name, fields }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={index === step ? 'step' : undefined}
                  data-wrong={fields.some((field) => formState.errors[field.name]) || undefined}
                  onClick={() => goTo(index)}
                >
                  <span>{index + 1}</span>
                  {name}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.content}>
          <header>
            <p className={styles.where}>{editingTexts.stepOf(step + 1, steps.length)}</p>
            <h1 ref={top} tabIndex={-1}>
              {current.title}
            </h1>
            <p className={styles.lead}>{current.lead}</p>
          </header>
          {saving.state === 'conflict' ? (
            <NewerElsewhere
              onNewer={() => void saving.takeNewer().then(show)}
              onOwn={() => {
                keep({ step, data: getValues() });
                saving.keepOwn();
              }}
            />
          ) : isRestored ? (
            <p className={styles.restored} role="status">
              {editingTexts.draft.restored}
              <Button variant="plain" size="small" flush onClick={() => void swap(null)}>
                {editingTexts.draft.discard}
              </Button>
            </p>
          ) : null}
          <ErrorSummary
            title={editingTexts.fixFirst}
            attempt={attempt?.number ?? 0}
            errors={
              attempt?.step === step
                ? summaryOf(
                    formState.errors,
                    current.fields.map(({ name }) => name),
                    fieldId,
                  )
                : []
            }
          />
          <div key={current.id} className={styles.fields}>
            {current.fields.map((field) => (
              <Fragment key={field.name}>
                <div data-half={field.half || undefined}>
                  <ProfileField plan={field} />
                </div>
                {notes[field.name]}
              </Fragment>
            ))}
          </div>
          {panels[current.id]}
          {isLast ? (
            <Suspense>
              <PhotoManager upload={upload} />
            </Suspense>
          ) : null}
          <div className={styles.strength}>
            <Suspense>
              <OwnStrength />
            </Suspense>
          </div>
          <footer className={styles.foot}>
            {step > 0 ? (
              <Button variant="quiet" onClick={() => goTo(step - 1)}>
                {editingTexts.back}
              </Button>
            ) : null}
            <Button type="submit" busy={formState.isSubmitting}>
              {isLast ? editingTexts.save : editingTexts.next}
            </Button>
            <div className={styles.draft}>
              {formState.isSubmitting && upload.queue.isBusy ? (
                <p role="status">{editingTexts.photos.waits}</p>
              ) : (
                <SaveNote state={saving.state} saved={saving.isKept ? editingTexts.draft.kept : ''} />
              )}
            </div>
          </footer>
        </div>
      </form>
    </FormProvider>
  );
}

/** JSON has no NaN: an empty number field is stored as null. In other fields null is an answer. */
function withDraft<Values extends FieldValues>(saved: Values, draft: Draft | null): Values {
  if (!draft) return saved;
  const known = Object.entries(draft.data).filter(([name]) => name in saved);
  return {
    ...saved,
    ...Object.fromEntries(
      known.map(([name, value]) => [name, value === null && typeof saved[name] === 'number' ? Number.NaN : value]),
    ),
  };
}
