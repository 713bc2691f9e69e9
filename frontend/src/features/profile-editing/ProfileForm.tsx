import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { isApiError, messageOf } from '../../lib/api-error';
import type { ProfileDraft } from '../../api/profiles';
import { showFieldErrors, summaryOf, watchPresses } from '../../lib/forms';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { ErrorSummary } from '../../ui/form';
import { toast } from '../../ui/toast';
import { fieldId, ProfileField } from './fields/ProfileField';
import { editingTexts } from './texts';
import { usePhotoUpload } from './photos/use-photo-upload';
import type { StepPlan } from './plan/field';
import styles from './ProfileForm.module.css';
import { DraftNotice, FormFooter, StepNav } from './ProfileFormParts';
import { useProfileDraft, type Draft } from './use-profile-draft';
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
  /** The saved values, or empty ones. */
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
  const profileDraft = useProfileDraft(draft);
  const [step, setStep] = useState(Math.min(profileDraft.first?.step ?? 0, steps.length - 1));
  const [attempt, setAttempt] = useState<{ step: number; number: number } | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: withDraft(saved, profileDraft.first) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldUnregister: false,
  });
  const { formState, getValues, handleSubmit, reset, setError, setValue, trigger } = form;
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const current = steps[step];
  const isLast = step === steps.length - 1;
  const photos = 'photos' as FieldPath<Values>;
  const upload = usePhotoUpload({
    get: () => getValues(photos) as string[],
    set: (next) => setValue(photos, next as never, { shouldDirty: true }),
    store: () => void profileDraft.resume({ step, data: getValues() }),
  });
  useEffect(watchPresses, []);
  useEffect(() => void preload().catch(() => undefined), []);
  useNamedField(steps, setStep);
  useSaveWhileTyping(form, step, profileDraft.save);
  const restored = useRestoredDraft({
    profileDraft,
    typed: () => ({ step, data: getValues() }),
    onShow: (shown) => {
      reset(withDraft(saved, shown));
      setStep(Math.min(shown?.step ?? 0, steps.length - 1));
      setAttempt(null);
    },
  });

  const goTo = (next: number) => {
    setStep(next);
    profileDraft.save({ step: next, data: getValues() });
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
      await profileDraft.drop();
      try {
        await onSave(values);
      } catch (error) {
        profileDraft.save({ step, data: values });
        // The list of the errors takes the focus, and leaving a field would check it again.
        if (showFieldErrors(error, names, (name, problem) => setError(name, problem))) {
          const wrong = Object.keys((isApiError(error) && error.fields) || {});
          showProblems(stepOfField(steps, wrong) ?? step);
        }
        toast.error(editingTexts.saveFailed, `${messageOf(error)} ${editingTexts.saveFailedText}`);
      }
    },
    (errors) => showProblems(stepOfField(steps, Object.keys(errors)) ?? step),
  );
  if (!current) return null;

  const fieldNames = current.fields.map(({ name }) => name);
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
        <StepNav title={title} steps={steps} step={step} errors={formState.errors} onStep={goTo} />
        <div className={styles.content}>
          <header>
            <p className={styles.where}>{editingTexts.stepOf(step + 1, steps.length)}</p>
            <h1 ref={top} tabIndex={-1}>
              {current.title}
            </h1>
            <p className={styles.lead}>{current.lead}</p>
          </header>
          <DraftNotice
            isConflict={profileDraft.state === 'conflict'}
            isRestored={restored.isShown}
            onNewer={restored.takeNewer}
            onOwn={() => {
              profileDraft.save({ step, data: getValues() });
              profileDraft.keepOwn();
            }}
            onDiscard={restored.discard}
          />
          <ErrorSummary
            title={editingTexts.fixFirst}
            attempt={attempt?.number ?? 0}
            errors={attempt?.step === step ? summaryOf(formState.errors, fieldNames, fieldId) : []}
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
          <FormFooter
            draft={profileDraft}
            isLast={isLast}
            isSubmitting={formState.isSubmitting}
            isUploading={upload.queue.isBusy}
            onBack={step > 0 ? () => goTo(step - 1) : null}
          />
        </div>
      </form>
    </FormProvider>
  );
}

/** Saves the draft with every change. */
function useSaveWhileTyping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  step: number,
  save: (draft: Draft) => void,
): void {
  const { subscribe, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true, errors: true },
        callback: ({ values, type, name }) => {
          // An error disappears as soon as it is corrected, before anything else is pressed.
          if (type === 'change' && name && form.getFieldState(name as FieldPath<Values>).error)
            void trigger(name as FieldPath<Values>);
          if (type === 'change' || form.formState.isDirty) save({ step, data: values });
        },
      }),
    [subscribe, trigger, save, step, form],
  );
}

interface RestoredDraft {
  profileDraft: ReturnType<typeof useProfileDraft>;
  /** The present answers. */
  typed: () => Draft;
  /** Puts other answers into the form: a draft, or those of the saved profile. */
  onShow: (draft: Draft | null) => void;
}

/** Whether the form shows a restored draft, and ways to replace it by other answers. */
function useRestoredDraft({ profileDraft, typed, onShow }: RestoredDraft) {
  const [isShown, setShown] = useState(profileDraft.first !== null);
  const show = (draft: Draft | null) => {
    onShow(draft);
    setShown(false);
  };
  /** A toast offers to undo this. */
  const replace = async (next: Draft | null) => {
    const before = typed();
    const undo = { label: editingTexts.draft.undo, run: () => void replace(before) };
    try {
      if (next) show(next);
      if (next && !(await profileDraft.resume(next))) return toast.error(editingTexts.draft.notSaved);
      if (!next) await profileDraft.discard();
    } catch (error) {
      profileDraft.save(before);
      return toast.error(editingTexts.draft.discardFailed, messageOf(error));
    }
    if (!next) show(null);
    toast.info(next ? editingTexts.draft.back : editingTexts.draft.discarded, undefined, undo);
  };
  return {
    isShown,
    discard: () => void replace(null),
    takeNewer: () => void profileDraft.takeNewer().then(show),
  };
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
