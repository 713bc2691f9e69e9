import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { useSaveSearchMutation, type SavedSearchAlerts } from '../../api/saved-searches';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorSummary, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { AlertsChoice } from './AlertsChoice';
import { filterWords, type SaveSearchProps } from './filter-words';
import { savedSearchMessages } from './texts';
import styles from './SavedSearches.module.css';

const { keep: texts, kinds, everyone } = savedSearchMessages;
const MOST = 60;

/** A name for the search, and when to be told. */
export function SaveSearchDialog({ kind, filters, onClose }: SaveSearchProps & { onClose: () => void }) {
  const words = filterWords(filters);
  const [name, setName] = useState(`${kinds[kind]}${words ? `: ${words}` : ''}`.slice(0, MOST));
  const [alerts, setAlerts] = useState<SavedSearchAlerts>('daily');
  const [problem, setProblem] = useState<{ name?: string; all?: string }>({});
  const [save, { isLoading: busy }] = useSaveSearchMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem({ name: texts.nameMissing });
      return;
    }
    setProblem({});
    try {
      await save({ savedSearchInput: { kind, filters, name, alerts } }).unwrap();
      toast.success(texts.saved, texts.savedText);
      onClose();
    } catch (error) {
      const field = isApiError(error) ? error.fields?.['name']?.[0] : undefined;
      setProblem(field ? { name: field } : { all: messageOf(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="keep-search" busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id="keep-search" noValidate onSubmit={submit} className={styles.form}>
        <ErrorSummary title={texts.failed} errors={problem.all ? [{ id: null, message: problem.all }] : []} />
        <p>{words || everyone}</p>
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          maxLength={MOST}
          value={name}
          error={problem.name}
          onChange={({ target }) => setName(target.value)}
        />
        <AlertsChoice value={alerts} onChange={setAlerts} />
      </form>
    </Dialog>
  );
}
