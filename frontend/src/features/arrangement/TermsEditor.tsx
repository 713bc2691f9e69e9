import { useState } from 'react';
import {
  useDiscardArrangementDraftMutation,
  useCancelArrangementMutation,
  useProposeTermsMutation,
  useSaveArrangementDraftMutation,
  type Arrangement,
  type ArrangementTerms,
} from '../../api/arrangements';
import { isApiError, messageOf } from '../../api/error-text';
import { Button } from '../../ui/Button';
import { ErrorSummary, TextArea } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './arrangement.module.css';
import { arrangementMessages } from './messages';
import { EMPTY_TERMS, formOf, idOf, termsErrors, type SetClause, type TermsErrors, type TermsForm } from './terms-form';
import { TermsFields } from './TermsFields';
import { useAutosave } from './use-autosave';

const { editor: texts } = arrangementMessages;

interface TermsEditorProps {
  arrangement: Arrangement;
  /** The terms went out, or were thrown away. */
  onDone: () => void;
}

/** Writes terms: first ones, or others as an answer. Kept on the server while typing. */
export function TermsEditor({ arrangement, onDone }: TermsEditorProps) {
  const { id, version, draft, region, payFacts, with: other } = arrangement;
  const [terms, setTerms] = useState<TermsForm>(() => formOf(draft?.terms ?? {}, version?.terms ?? EMPTY_TERMS));
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<TermsErrors>({});
  const [saveDraft] = useSaveArrangementDraftMutation();
  const [propose, { isLoading }] = useProposeTermsMutation();
  const [discardDraft] = useDiscardArrangementDraftMutation();
  const [cancel] = useCancelArrangementMutation();
  const saving = useAutosave(terms, (latest) => saveDraft({ id, arrangementDraftInput: { terms: latest } }).unwrap());
  const set: SetClause = (name, change) =>
    setTerms((before) => ({ ...before, [name]: { ...before[name], ...change } }));

  const send = async () => {
    try {
      const input = { basedOn: version?.number ?? 0, terms: terms as ArrangementTerms, note: note || null };
      await propose({ id, proposeTermsInput: input }).unwrap();
      setErrors({});
      toast.success(texts.sent(other.displayName));
      onDone();
    } catch (error) {
      setErrors(isApiError(error) ? termsErrors(error.fields) : {});
      toast.error(texts.failed, messageOf(error));
    }
  };
  const discard = async () => {
    try {
      if (version) await discardDraft({ id }).unwrap();
      else await cancel({ id, cancelArrangementInput: { reason: texts.discardReason } }).unwrap();
      onDone();
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };

  return (
    <section className={styles.editor} aria-labelledby="terms-editor">
      <header>
        <h2 id="terms-editor">{version ? texts.counterHeading : texts.heading}</h2>
        {version ? null : <p>{texts.prefilled}</p>}
        <p className={styles.quiet} role="status">
          {saving === 'failed' ? texts.unsaved : saving === 'saving' ? texts.saving : texts.saved}
        </p>
      </header>
      <ErrorSummary
        title={texts.errors}
        errors={Object.entries(errors).map(([field, message]) => ({ id: idOf(field), message }))}
      />
      <TermsFields terms={terms} region={region} payFacts={payFacts} errors={errors} set={set} />
      <footer className={styles.send}>
        <TextArea
          label={texts.note(other.displayName)}
          optional
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={styles.acts}>
          <Button icon="send" busy={isLoading} onClick={() => void send()}>
            {version ? texts.counter(other.displayName) : texts.propose(other.displayName)}
          </Button>
          <Button look="plain" onClick={() => void discard()}>
            {version ? texts.discard : texts.discardDraft}
          </Button>
        </div>
      </footer>
    </section>
  );
}
