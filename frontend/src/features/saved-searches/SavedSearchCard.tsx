import { useState, type FormEvent } from 'react';
import { messageOf } from '../../lib/api-error';
import { focusOnMount, focusParentOnUnmount } from '../../lib/pass-focus';
import { useProblemFocus } from '../../lib/use-problem-focus';
import {
  useChangeSavedSearchMutation,
  useRemoveSavedSearchMutation,
  type SavedSearch,
  type SavedSearchChanges,
} from '../../api/saved-searches';
import { useEntryState } from '../../lib/use-entry-state';
import { storePreferredRegion } from '../../lib/region';
import { Badge } from '../../ui/Badge';
import { ArrowLink, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { AlertsChoice } from './AlertsChoice';
import { filterWords } from './filter-words';
import { savedSearchTexts as texts } from './texts';
import { NewPeople } from './NewPeople';
import styles from './SavedSearches.module.css';
import { paths } from '../../config/paths';
import type { Region } from '../../config/regions';

/** One saved search: its filters, new people, and alerts. */
export function SavedSearchCard({ search, openAtFirst }: { search: SavedSearch; openAtFirst: boolean }) {
  const { id, name, kind, filters, alerts, newCount } = search;
  // A saved search keeps its country, whatever region its owner now reads.
  const region = regionOfSearch(filters);
  const [open, setOpen] = useEntryState(`saved-search ${id}`, openAtFirst);
  const [isRenaming, setRenaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { send, busy } = useChanges(id);

  return (
    <article ref={focusParentOnUnmount} className={styles.card}>
      <header>
        {isRenaming ? (
          <RenameForm
            name={name}
            busy={busy}
            onRename={async (typed) => (await send({ name: typed })) && setRenaming(false)}
          />
        ) : (
          <h2>
            {name} {newCount > 0 ? <Badge>{texts.fresh(newCount)}</Badge> : null}
          </h2>
        )}
        <p>
          {texts.kinds[kind]} · {filterWords(filters) || texts.everyone}
        </p>
      </header>
      <AlertsChoice value={alerts} onChange={(value) => void send({ alerts: value })} />
      <footer>
        {open ? null : (
          <Button ref={focusParentOnUnmount} variant={newCount > 0 ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
            {texts.look(newCount)}
          </Button>
        )}
        {/* Only the address of New Zealand says the country itself. */}
        <ArrowLink
          to={searchPathOf(search)}
          region={region}
          onClick={region === 'australia' ? () => storePreferredRegion(region) : undefined}
        >
          {texts.all}
        </ArrowLink>
        <span className={styles.rest}>
          <Button variant="plain" size="small" flush icon="edit" onClick={() => setRenaming(!isRenaming)}>
            {texts.rename}
          </Button>
          <Button variant="plain" size="small" icon="trash" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </span>
      </footer>
      {open ? <NewPeople id={id} /> : null}
      <RemoveDialog search={search} open={isRemoving} onClose={() => setRemoving(false)} />
    </article>
  );
}

/** Changes a saved search; `send` resolves with whether it succeeded. */
function useChanges(id: string) {
  const [change, { isLoading: busy }] = useChangeSavedSearchMutation();
  const send = async (changes: SavedSearchChanges): Promise<boolean> => {
    try {
      await change({ id, savedSearchChanges: changes }).unwrap();
      return true;
    } catch (error) {
      toast.error(texts.changeFailed, messageOf(error));
      return false;
    }
  };
  return { send, busy };
}

const holdFocus = (field: HTMLInputElement | null) => {
  focusOnMount(field);
  return focusParentOnUnmount(field);
};

interface RenameFormProps {
  name: string;
  busy: boolean;
  onRename: (name: string) => unknown;
}

function RenameForm({ name, busy, onRename }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) return void onRename(typed);
    setMissing(true);
    focusProblem();
  };
  return (
    <form ref={form} className={styles.rename} noValidate onSubmit={submit}>
      <TextInput
        ref={holdFocus}
        label={texts.keep.name}
        maxLength={60}
        error={isMissing ? texts.keep.nameMissing : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
      <Button ref={focusParentOnUnmount} type="submit" size="small" busy={busy}>
        {texts.saveName}
      </Button>
    </form>
  );
}

interface RemoveDialogProps {
  search: SavedSearch;
  open: boolean;
  onClose: () => void;
}

/** Saving the same search again would count everyone who is new as seen, so removing it cannot be undone. */
function RemoveDialog({ search: { id, name, newCount }, open, onClose }: RemoveDialogProps) {
  const [remove, { isLoading: busy }] = useRemoveSavedSearchMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setFailure(null);
    try {
      await remove({ id }).unwrap();
      toast.success(texts.removed);
    } catch (error) {
      setFailure(`${texts.removeFailed}. ${messageOf(error)}`);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.removeTitle(name)}
      failure={failure}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {texts.keepIt}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p>{texts.removeText(newCount)}</p>
    </Dialog>
  );
}

/** The address of a saved search without its country, the newest people first. */
function searchPathOf({ kind, filters }: Pick<SavedSearch, 'kind' | 'filters'>): string {
  const { region: _, place, ...rest } = filters;
  const query = new URLSearchParams({ ...rest, ...(place && { city: place }), sort: 'newest' });
  return `${kind === 'auPairs' ? paths.searchAuPairs : paths.searchFamilies}?${query.toString()}`;
}

/** The country in which a saved search looks. */
const regionOfSearch = ({ region }: SavedSearch['filters']): Region => (region === 'newzealand' ? region : 'australia');
