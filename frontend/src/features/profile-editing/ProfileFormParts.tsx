import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { NewerElsewhere, SaveNote } from '../../ui/form';
import type { StepPlan } from './plan/field';
import styles from './ProfileForm.module.css';
import { editingTexts as texts } from './texts';
import type { useProfileDraft } from './use-profile-draft';

interface StepNavProps<Values extends FieldValues> {
  title: string;
  steps: readonly StepPlan<FieldPath<Values>>[];
  step: number;
  errors: FieldErrors<Values>;
  onStep: (step: number) => void;
}

/** The steps of the form, marked if something in them is wrong. */
export function StepNav<Values extends FieldValues>({ title, steps, step, errors, onStep }: StepNavProps<Values>) {
  return (
    <nav className={styles.steps} aria-label={texts.steps}>
      <p className={styles.title}>{title}</p>
      <ol>
        {steps.map(({ id, title: name, fields }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              data-wrong={fields.some((field) => errors[field.name]) || undefined}
              onClick={() => onStep(index)}
            >
              <span>{index + 1}</span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DraftNoticeProps {
  /** Another window has saved a newer draft. */
  isConflict: boolean;
  /** The form began with a draft. */
  isRestored: boolean;
  onNewer: () => void;
  onOwn: () => void;
  onDiscard: () => void;
}

export function DraftNotice({ isConflict, isRestored, onNewer, onOwn, onDiscard }: DraftNoticeProps) {
  if (isConflict) return <NewerElsewhere onNewer={onNewer} onOwn={onOwn} />;
  if (!isRestored) return null;
  return (
    <p className={styles.restored} role="status">
      {texts.draft.restored}
      <Button variant="plain" size="small" flush onClick={onDiscard}>
        {texts.draft.discard}
      </Button>
    </p>
  );
}

interface FormFooterProps {
  draft: ReturnType<typeof useProfileDraft>;
  isLast: boolean;
  isSubmitting: boolean;
  /** Photos are still being uploaded. */
  isUploading: boolean;
  /** Null on the first step. */
  onBack: (() => void) | null;
}

export function FormFooter({ draft, isLast, isSubmitting, isUploading, onBack }: FormFooterProps) {
  return (
    <footer className={styles.foot}>
      {onBack ? (
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      ) : null}
      <Button type="submit" busy={isSubmitting}>
        {isLast ? texts.save : texts.next}
      </Button>
      <div className={styles.draft}>
        {isSubmitting && isUploading ? (
          <p role="status">{texts.photos.waits}</p>
        ) : (
          <SaveNote state={draft.state} saved={draft.isSaved ? texts.draft.kept : ''} />
        )}
      </div>
    </footer>
  );
}
