import { useRef, type FormEvent } from 'react';
import { useRegion } from '../../lib/region';
import { Button } from '../../ui/Button';
import type { FormError } from '../../lib/forms';
import { ErrorSummary, Select, TextArea, TextInput } from '../../ui/form';
import { CONTACT_FIELDS, LIMITS, SUBJECTS, type ContactSubject } from './contact-form';
import styles from './ContactForm.module.css';
import { contactTexts } from './texts';
import type { useContactForm } from './use-contact-form';

const { form: words, problems, subjects, emergency } = contactTexts;
const idOf = (field: string) => `contact-${field}`;

interface ContactFormProps {
  form: ReturnType<typeof useContactForm>;
  supportEmail: string;
}

/** The contact form. */
export function ContactForm({ form, supportEmail }: ContactFormProps) {
  const { form: element, errors, failure, busy, ready, submit } = form;
  const region = useRegion();
  const unseen = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(unseen.current?.value ?? '');
  };
  const listed: FormError[] = failure
    ? [{ id: null, message: failure === 'too-often' ? problems.tooOften(supportEmail) : problems.kept(supportEmail) }]
    : CONTACT_FIELDS.flatMap((field) => (errors[field] ? [{ id: idOf(field), message: errors[field] }] : []));
  return (
    <form ref={element} className={styles.form} noValidate aria-label={words.label} onSubmit={send}>
      <p className={styles.greeting} aria-hidden="true">
        {words.greeting[region]}
      </p>
      <ErrorSummary
        key={failure ?? 'fields'}
        title={failure ? problems.title : problems.fields}
        errors={busy ? [] : listed}
      />
      <Fields form={form} />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          {words.website}
          <input ref={unseen} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={busy} disabled={!ready} className={ready ? '' : (styles.unready ?? '')}>
        {words.send}
      </Button>
      <noscript>
        <p className={styles.noscript}>
          {words.needsScript} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      </noscript>
    </form>
  );
}

const Fields = ({ form: { values, type, errors } }: Pick<ContactFormProps, 'form'>) => (
  <>
    <div className={styles.pair}>
      <TextInput
        id={idOf('name')}
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={LIMITS.name}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Select
        id={idOf('subject')}
        name="subject"
        label={words.subject}
        value={values.subject}
        error={errors.subject}
        onChange={({ target }) => type({ subject: target.value as ContactSubject })}
      >
        {SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {subjects[subject]}
          </option>
        ))}
      </Select>
    </div>
    <div role="status">{values.subject === 'safety' ? <p className={styles.emergency}>{emergency}</p> : null}</div>
    <TextInput
      id={idOf('email')}
      name="email"
      label={words.email}
      hint={words.emailHint}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={LIMITS.email}
      value={values.email}
      error={errors.email}
      onChange={({ target }) => type({ email: target.value })}
    />
    <TextArea
      id={idOf('message')}
      name="message"
      label={words.message}
      rows={8}
      maxLength={LIMITS.message}
      count={values.message.length}
      value={values.message}
      error={errors.message}
      onChange={({ target }) => type({ message: target.value })}
    />
  </>
);
