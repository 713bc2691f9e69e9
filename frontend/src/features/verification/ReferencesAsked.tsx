import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import {
  useAskForReferenceMutation,
  useResendReferenceRequestMutation,
  useWithdrawReferenceMutation,
  type VerificationReference,
  type Relationship,
} from '../../api/verification';
import { dayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button } from '../../ui/Button';
import { Select, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { verificationTexts } from './texts';
import styles from './verification.module.css';

const { references: texts } = verificationTexts;
const MOST_OPEN = 2;
const RELATIONSHIPS = Object.keys(texts.relationships) as Relationship[];
const EMPTY_REFEREE = { name: '', email: '', relationship: 'host_family' as Relationship };

/** The referees whom a member has asked, and the form to ask another. */
export function ReferencesAsked({ references, done }: { references: VerificationReference[]; done: boolean }) {
  const open = references.filter(({ state, name }) => state !== 'declined' && name !== null);
  return (
    <>
      {references.length > 0 ? (
        <ul className={styles.references}>
          {references.map((reference) => (
            <ReferenceRow key={reference.id} reference={reference} />
          ))}
        </ul>
      ) : null}
      {done ? null : open.length < MOST_OPEN ? <AskForm /> : <p className={styles.muted}>{texts.two}</p>}
    </>
  );
}

function ReferenceRow({ reference }: { reference: VerificationReference }) {
  const { id, name, email, state, mailedAt, answeredAt } = reference;
  const [again, { isLoading: mailing }] = useResendReferenceRequestMutation();
  const [withdraw, { isLoading: taking }] = useWithdrawReferenceMutation();
  const run = async (work: Promise<unknown>, done?: string) => {
    try {
      await work;
      if (done) toast.success(done);
    } catch (error) {
      toast.error(verificationTexts.unsaved, messageOf(error));
    }
  };
  return (
    <li>
      <p>
        <b>{name ?? texts.erasedName}</b> {email ? <span className={styles.muted}>{email}</span> : null}
        <br />
        {texts.states[state](dayInWords(answeredAt ?? mailedAt))}
      </p>
      {state === 'asked' ? (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            busy={mailing}
            onClick={() => void run(again({ id }).unwrap(), texts.sent)}
          >
            {texts.again}
          </Button>
          <Button
            ref={focusParentOnUnmount}
            variant="plain"
            size="small"
            busy={taking}
            onClick={() => void run(withdraw({ id }).unwrap())}
          >
            {texts.withdraw}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function AskForm() {
  const [values, setValues] = useState(EMPTY_REFEREE);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [ask, { isLoading }] = useAskForReferenceMutation();
  const type = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await ask({ referenceInput: values }).unwrap();
      setErrors({});
      setValues(EMPTY_REFEREE);
      toast.success(texts.sent);
    } catch (error) {
      setErrors((isApiError(error) && error.fields) || {});
      focusProblem();
      if (!isApiError(error) || !error.fields) toast.error(verificationTexts.unsaved, messageOf(error));
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={texts.name}
        autoComplete="off"
        maxLength={100}
        readOnly={isLoading}
        value={values.name}
        error={errors['name']?.[0]}
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextInput
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={isLoading}
        value={values.email}
        error={errors['email']?.[0]}
        onChange={({ target }) => type({ email: target.value })}
      />
      <Select
        label={texts.relationship}
        disabled={isLoading}
        value={values.relationship}
        onChange={({ target }) => type({ relationship: target.value as Relationship })}
      >
        {RELATIONSHIPS.map((relationship) => (
          <option key={relationship} value={relationship}>
            {texts.relationships[relationship]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="quiet" icon="mail" busy={isLoading}>
        {texts.ask}
      </Button>
    </form>
  );
}
