import { useState } from 'react';
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
  const answer = useReferenceAnswer({ token, onEnd });
  const [declining, setDeclining] = useState(false);
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{texts.heading(auPairName)}</h1>
      <p className={styles.lead}>
        {texts.hello(refereeName)} {texts.about(auPairName, texts.relationships[relationship])}
      </p>
      <p className={styles.note}>{texts.whoReads(auPairName)}</p>
      <Questions answer={answer} />
      {declining ? (
        <div className={styles.decline} role="group" aria-label={texts.decline}>
          <p>{texts.sure}</p>
          <Button variant="danger" size="small" busy={answer.busy} onClick={answer.decline}>
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

/** The typed answer, its problems, and sending or declining it. */
function useReferenceAnswer({ token, onEnd }: Omit<FormProps, 'form'>) {
  // The beginning of the token tells two requests apart, and opens neither.
  const { values, type, forget } = useSessionDraft(`reference:${token.slice(0, 8)}`, EMPTY);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [give, { isLoading: busy }] = useGiveReferenceMutation();
  const send = async (declined: boolean) => {
    setFailure(null);
    const { wouldTrust, ...written } = values;
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
  return { values, type, errors, failure, busy, submit: () => void send(false), decline: () => void send(true) };
}

function Questions({ answer }: { answer: ReturnType<typeof useReferenceAnswer> }) {
  const { values, type, errors, failure, busy } = answer;
  const listed = Object.entries(errors).map(([field, [message = '']]) => ({ id: `reference-${field}`, message }));
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        answer.submit();
      }}
    >
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
            checked={values.wouldTrust === yes}
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
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
