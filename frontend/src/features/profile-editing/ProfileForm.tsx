import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { messageOf } from '../../api/error-text';
import { showFieldErrors, summaryOf } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form';
import { toast } from '../../ui/toast';
import { fieldId, ProfileField } from './fields/ProfileField';
import { editingMessages } from './messages';
import { PhotoManager } from './photos/PhotoManager';
import type { StepPlan } from './plan/field';
import styles from './ProfileForm.module.css';
import { stepOfField } from './step-of-field';
import { useDraft, type Draft } from './use-draft';

interface ProfileFormProps<Values extends FieldValues> {
  title: string;
  steps: readonly StepPlan<FieldPath<Values>>[];
  schema: ZodMiniType<Values, Values>;
  /** What was saved before, or empty answers. */
  saved: Values;
  draft: Draft | null;
  onSave: (values: Values) => Promise<void>;
}

/** A profile as steps. What is typed is kept as a draft; a failed save changes nothing on the screen. */
export function ProfileForm<Values extends FieldValues>({
  title,
  steps,
  schema,
  saved,
  draft,
  onSave,
}: ProfileFormProps<Values>) {
  const [step, setStep] = useState(Math.min(draft?.step ?? 0, steps.length - 1));
  const keeper = useDraft();
  const top = useRef<HTMLHeadingElement>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: withDraft(saved, draft) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldUnregister: false,
  });
  const { formState, getValues, handleSubmit, setError, subscribe, trigger } = form;
  const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const current = steps[step];
  const isLast = step === steps.length - 1;

  const { keep } = keeper;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, type }) => {
          if (type === 'change' || form.formState.isDirty) keep({ step, data: values });
        },
      }),
    [subscribe, keep, step, form],
  );

  const goTo = (next: number) => {
    setStep(next);
    keep({ step: next, data: getValues() });
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  };
  const goOn = async () => {
    if (current && (await trigger(current.fields.map(({ name }) => name)))) goTo(step + 1);
  };
  const save = handleSubmit(
    async (values) => {
      try {
        await onSave(values);
        await keeper.drop();
      } catch (error) {
        showFieldErrors(error, names, setError);
        toast.error(editingMessages.saveFailed, `${messageOf(error)} ${editingMessages.saveFailedText}`);
      }
    },
    (errors) => {
      const first = stepOfField(steps, Object.keys(errors));
      if (first !== null) setStep(first);
    },
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
        <nav className={styles.steps} aria-label={editingMessages.steps}>
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
            <p className={styles.where}>{editingMessages.stepOf(step + 1, steps.length)}</p>
            <h1 ref={top} tabIndex={-1}>
              {current.title}
            </h1>
            <p className={styles.lead}>{current.lead}</p>
          </header>
          <ErrorSummary
            title={editingMessages.fixFirst}
            errors={
              formState.submitCount > 0
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
              <div key={field.name} data-half={field.half || undefined}>
                <ProfileField plan={field} />
              </div>
            ))}
          </div>
          {isLast ? <PhotoManager /> : null}
          <footer className={styles.foot}>
            {step > 0 ? (
              <Button look="quiet" onClick={() => goTo(step - 1)}>
                {editingMessages.back}
              </Button>
            ) : null}
            <Button type="submit" busy={formState.isSubmitting}>
              {isLast ? editingMessages.save : editingMessages.next}
            </Button>
            <p className={styles.draft} role="status">
              {keeper.state === 'idle' ? '' : editingMessages.draft[keeper.state]}
            </p>
          </footer>
        </div>
      </form>
    </FormProvider>
  );
}

/** JSON has no NaN: an empty number box comes back as null. */
function withDraft<Values extends FieldValues>(saved: Values, draft: Draft | null): Values {
  if (!draft) return saved;
  const known = Object.entries(draft.data).filter(([name]) => name in saved);
  return { ...saved, ...Object.fromEntries(known.map(([name, value]) => [name, value === null ? Number.NaN : value])) };
}
