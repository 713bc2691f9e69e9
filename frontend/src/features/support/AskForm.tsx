import { useState, type FormEvent } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useOpenSupportRequestMutation, type SupportSubject } from '../../api/support';
import { useSessionDraft, type FormError } from '../../lib/forms';
import { Button } from '../../ui/Button';
import { ErrorSummary, Select, TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import { supportTexts } from './texts';
import styles from './Support.module.css';

const { form: texts, subjects } = supportTexts;
const FIELDS = ['subject', 'words'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;
interface Values {
  subject: SupportSubject | '';
  words: string;
}
const EMPTY: Values = { subject: '', words: '' };
const SHORTEST = 20;
const idOf = (field: string) => `ask-${field}`;

/** A request for help; kept over a reload until it has arrived. */
export function AskForm() {
  const { values, type, forget } = useSessionDraft('support', EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [ask, { isLoading: busy }] = useOpenSupportRequestMutation();

  const change = (next: Partial<Values>) => {
    type(next);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const { subject, words } = values;
    const missing = problemsOf(values);
    setProblems(missing);
    if (subject === '' || Object.keys(missing).length > 0) return;
    try {
      await ask({ supportRequestInput: { subject, words } }).unwrap();
      type(EMPTY);
      forget();
      toast.success(texts.sent, texts.sentText);
    } catch (error) {
      const fieldErrors = fieldProblems(error, FIELDS);
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
    }
  };
  const listed: FormError[] = failure
    ? [{ id: null, message: failure }]
    : FIELDS.flatMap((field) => (problems[field] ? [{ id: idOf(field), message: problems[field] }] : []));

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary title={failure ? texts.failed : texts.problems} errors={busy ? [] : listed} />
      <Select
        id={idOf('subject')}
        label={texts.subject}
        value={values.subject}
        error={problems.subject}
        onChange={({ target }) => change({ subject: target.value as Values['subject'] })}
      >
        <option value="">{texts.chooseOne}</option>
        {Object.entries(subjects).map(([subject, label]) => (
          <option key={subject} value={subject}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        id={idOf('words')}
        label={texts.words}
        rows={7}
        maxLength={4000}
        readOnly={busy}
        count={values.words.length}
        value={values.words}
        error={problems.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}

function problemsOf({ subject, words }: Values): Problems {
  return {
    ...(subject === '' && { subject: texts.choose }),
    ...(words.trim().length < SHORTEST && { words: texts.short }),
  };
}
