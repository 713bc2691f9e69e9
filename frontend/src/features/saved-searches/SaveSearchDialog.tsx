import { useState } from 'react';
import { fieldProblems, messageOf } from '../../lib/api-error';
import { useSaveSearchMutation, type SavedSearchAlerts } from '../../api/saved-searches';
import { FormDialog } from '../../ui/FormDialog';
import { ErrorSummary, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { AlertsChoice } from './AlertsChoice';
import { filterWords, type SaveSearchProps } from './filter-words';
import { savedSearchTexts } from './texts';

const { keep: texts, kinds, everyone } = savedSearchTexts;
const MOST = 60;

/** A name for the search, and when to be told. */
export function SaveSearchDialog({ kind, filters, onClose }: SaveSearchProps & { onClose: () => void }) {
  const words = filterWords(filters);
  const [name, setName] = useState(`${kinds[kind]}${words ? `: ${words}` : ''}`.slice(0, MOST));
  const [alerts, setAlerts] = useState<SavedSearchAlerts>('daily');
  const [problem, setProblem] = useState<{ name?: string; all?: string }>({});
  const [save, { isLoading: busy }] = useSaveSearchMutation();

  const submit = async () => {
    if (name.trim() === '') {
      setProblem({ name: texts.nameMissing });
      return false;
    }
    setProblem({});
    try {
      await save({ savedSearchInput: { kind, filters, name, alerts } }).unwrap();
      toast.success(texts.saved, texts.savedText);
      return true;
    } catch (error) {
      const field = fieldProblems(error)['name'];
      setProblem(field ? { name: field } : { all: messageOf(error) });
      return false;
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      submit={texts.save}
      cancel={texts.cancel}
      busy={busy}
      onSubmit={submit}
    >
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
    </FormDialog>
  );
}
