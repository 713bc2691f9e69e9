import { useState, type FormEvent } from 'react';
import { messageOf } from '../../lib/api-error';
import { focusParentOnUnmount } from '../../lib/pass-focus';
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
  const [typed, setTyped] = useState<string | null>(null);
  const [change, { isLoading: busy }] = useChangeSavedSearchMutation();
  const [remove, removing] = useRemoveSavedSearchMutation();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (changes: SavedSearchChanges) => {
    try {
      await change({ id, savedSearchChanges: changes }).unwrap();
      return true;
    } catch (error) {
      toast.error(texts.changeFailed, messageOf(error));
      return false;
    }
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim() && (await send({ name: typed }))) setTyped(null);
  };
  const takeAway = async () => {
    setFailure(null);
    try {
      await remove({ id }).unwrap();
      toast.success(texts.removed);
    } catch (error) {
      setFailure(`${texts.removeFailed}. ${messageOf(error)}`);
    }
  };
  return (
    <article ref={focusParentOnUnmount} className={styles.card}>
      <header>
        {typed === null ? (
          <h2>
            {name} {newCount > 0 ? <Badge>{texts.fresh(newCount)}</Badge> : null}
          </h2>
        ) : (
          <form className={styles.rename} onSubmit={rename}>
            <TextInput
              label={texts.keep.name}
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" size="small" busy={busy}>
              {texts.saveName}
            </Button>
          </form>
        )}
        <p>
          {texts.kinds[kind]} · {filterWords(filters) || texts.everyone}
        </p>
      </header>
      <AlertsChoice value={alerts} onChange={(value) => void send({ alerts: value })} />
      <footer>
        {open ? null : (
          <Button variant={newCount > 0 ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
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
          <Button variant="plain" size="small" flush icon="edit" onClick={() => setTyped(typed === null ? name : null)}>
            {texts.rename}
          </Button>
          <Button variant="plain" size="small" icon="trash" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
        </span>
      </footer>
      {open ? <NewPeople id={id} /> : null}
      {/* Saving the same search again would count everyone who is new as seen, so removing it cannot be undone. */}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.removeTitle(name)}
        failure={failure}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {texts.keepIt}
            </Button>
            <Button variant="danger" busy={removing.isLoading} onClick={() => void takeAway()}>
              {texts.remove}
            </Button>
          </>
        }
      >
        <p>{texts.removeText(newCount)}</p>
      </Dialog>
    </article>
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
