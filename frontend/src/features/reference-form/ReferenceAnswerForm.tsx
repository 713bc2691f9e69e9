import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { useGiveReferenceMutation, type ReferenceForm } from '../../api/references';
import { useSessionDraft } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { ChoiceCard, ErrorSummary, FieldError, TextArea, TextInput } from '../../ui/form';
import { referenceFormTexts as texts } from './texts';
import styles from './reference-form.module.css';

export type Ending = 'thanks' | 'declined';

interface FormProps {
  form: ReferenceForm;
  token: string;
  onEnd: (ending: Ending) => void;
}

const EMPTY = { knownFor: '', words: '', phone: '', wouldTrust: null as boolean | null };

/** The questions, and the way to say that there will be no answer. */
export function ReferenceAnswerForm({ form: { auPairName, refereeName, relationship }, token, onEnd }: FormProps) {
  // The beginning of the token tells two requests apart, and opens neither.
  const { values, type, forget } = useSessionDraft(`reference:${token.slice(0, 8)}`, EMPTY);
  const { wouldTrust, ...written } = values;
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [declining, setDeclining] = useState(false);
  const [give, { isLoading }] = useGiveReferenceMutation();
  const send = async (declined: boolean) => {
    setFailure(null);
    const answer = { ...written, phone: values.phone || null, ...(wouldTrust === null ? {} : { wouldTrust }) };
    try {
      await give({ referenceAnswerInput: { token, declined, ...(declined ? {} : answer) } }).unwrap();
      forget();
      onEnd(declined ? 'declined' : 'thanks');
    } catch (error) {
      setErrors((isApiError(error) && error.fields) || {});
      if (!isApiError(error) || !error.fields) setFailure(`${texts.notSent} ${messageOf(error)}`);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  const listed = Object.entries(errors).map(([field, [message = '']]) => ({ id: `reference-${field}`, message }));
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading(auPairName)}</h1>
      <p className={styles.lead}>
        {texts.hello(refereeName)} {texts.about(auPairName, texts.relationships[relationship])}
      </p>
      <p className={styles.note}>{texts.whoReads(auPairName)}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        <ErrorSummary title={texts.check} errors={failure ? [{ id: null, message: failure }] : listed} />
        <TextInput
          id="reference-knownFor"
          label={texts.knownFor}
          hint={texts.knownForHint}
          maxLength={200}
          value={values.knownFor}
          error={errors['knownFor']?.[0]}
          onChange={({ target }) => type({ knownFor: target.value })}
        />
        <fieldset className={styles.choices} id="reference-wouldTrust" tabIndex={-1}>
          <legend>{texts.wouldTrust}</legend>
          {[true, false].map((yes) => (
            <ChoiceCard
              key={String(yes)}
              name="would-trust"
              label={yes ? texts.yes : texts.no}
              checked={wouldTrust === yes}
              onChange={() => type({ wouldTrust: yes })}
            />
          ))}
          {errors['wouldTrust'] ? <FieldError>{errors['wouldTrust'][0]}</FieldError> : null}
        </fieldset>
        <TextArea
          id="reference-words"
          label={texts.words}
          hint={texts.wordsHint}
          rows={8}
          maxLength={3_000}
          count={values.words.length}
          value={values.words}
          error={errors['words']?.[0]}
          onChange={({ target }) => type({ words: target.value })}
        />
        <TextInput
          id="reference-phone"
          label={texts.phone}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={values.phone}
          error={errors['phone']?.[0]}
          onChange={({ target }) => type({ phone: target.value })}
        />
        <Button type="submit" busy={isLoading}>
          {texts.send}
        </Button>
      </form>
      {declining ? (
        <div className={styles.decline} role="group" aria-label={texts.decline}>
          <p>{texts.sure}</p>
          <Button variant="danger" size="small" busy={isLoading} onClick={() => void send(true)}>
            {texts.declineYes}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDeclining(false)}>
            {texts.declineNo}
          </Button>
        </div>
      ) : (
        <Button variant="plain" onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      )}
    </div>
  );
}
