import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../Icon';
import { Field, FieldError, type FieldTexts } from './Field';
import styles from './form.module.css';

type Own<Element extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Element>, 'className'> & { className?: string };

/** One line of text, a number, a date: whatever `type` says. Takes what react-hook-form's `register` gives. */
export function TextInput({
  label,
  hint,
  error,
  optional,
  id,
  className,
  icon,
  ...input
}: Own<'input'> & { icon?: IconName }) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(control) => (
        <span className={styles.box}>
          {icon ? <Icon name={icon} /> : null}
          <input {...input} {...control} />
        </span>
      )}
    </Field>
  );
}

/**
 * Several lines. What is longer than `maxLength` stays, so that a pasted text is never cut in silence: it is counted, and
 * said to be too long.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  count,
  maxLength,
  ...input
}: Own<'textarea'> & { count?: number }) {
  const length = count ?? (typeof input.value === 'string' ? input.value.length : 0);
  const isOver = maxLength !== undefined && length > maxLength;
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(control) => (
        <>
          <textarea
            rows={5}
            {...input}
            {...control}
            {...(isOver && {
              'aria-invalid': true,
              'aria-describedby': classNames(control['aria-describedby'], `${control.id}-count`),
            })}
            className={styles.area}
          />
          {maxLength === undefined || (count === undefined && !isOver) ? null : (
            <p id={`${control.id}-count`} className={styles.count} data-over={isOver || undefined}>
              {`${length.toLocaleString('en-AU')} of ${maxLength.toLocaleString('en-AU')} characters`}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

/** A choice of one, by the platform's own list. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  className,
  icon,
  children,
  ...input
}: Own<'select'> & { icon?: IconName }) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(control) => (
        <span className={styles.box}>
          {icon ? <Icon name={icon} /> : null}
          <select {...input} {...control}>
            {children}
          </select>
          <Icon name="chevron" size={16} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}

/** A password that can be looked at. */
export function PasswordInput({ label, hint, error, optional, id, className, ...input }: Omit<Own<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(control) => (
        <span className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
};

/** Yes or no, the whole line being the target. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input {...input} type="checkbox" aria-invalid={error ? true : undefined} />
        <span>
          {label}
          {hint ? <span className={styles.checkHint}>{hint}</span> : null}
        </span>
      </label>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
};

/** One of several, drawn as a card. Stands in a fieldset with its fellows of the same name. */
export function ChoiceCard({ label, hint, className, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...input} type="radio" />
      <span>
        <b>{label}</b>
        {hint ? <span className={styles.checkHint}>{hint}</span> : null}
      </span>
    </label>
  );
}
