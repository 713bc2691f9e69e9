import { useEffect } from 'react';
import {
  useListNewPeopleQuery,
  useMarkSavedSearchLookedMutation,
  type NewPeople as People,
} from '../../api/saved-searches';
import { AuPairResult, FamilyResult } from '../../entities/people';
import { Badge } from '../../ui/Badge';
import { useEntryState } from '../../lib/use-entry-state';
import { useRefetched } from '../../lib/use-refetched';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { savedSearchTexts as texts } from './texts';
import styles from './SavedSearches.module.css';

/** The people shown so far, below those of an answer who are not among them, and the ids of the latter. */
export function withAdded(shown: People = { auPairs: [], families: [] }, found: People) {
  const known = new Set(idsOf(shown));
  const isNew = ({ id }: { id: string }) => !known.has(id);
  const auPairs = found.auPairs.filter(isNew);
  const families = found.families.filter(isNew);
  const all: People = { auPairs: [...auPairs, ...shown.auPairs], families: [...families, ...shown.families] };
  return { all, added: idsOf({ auPairs, families }) };
}

const idsOf = ({ auPairs, families }: People) => [...auPairs, ...families].map(({ id }) => id);

/** New people in a search. Showing them marks them as seen, and only them; they stay here, also for Back. */
export function NewPeople({ id }: { id: string }) {
  const query = useListNewPeopleQuery({ id }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  // Once they are marked as seen, the cache has none of them.
  const data = useRefetched(query);
  const [markLooked] = useMarkSavedSearchLookedMutation();
  const [shown, setShown] = useEntryState<People | undefined>(`new-people ${id}`, undefined);
  useEffect(() => {
    if (!data || error) return;
    const { all, added } = withAdded(shown, data);
    if (shown && added.length === 0) return;
    setShown(all);
    if (added.length > 0) void markLooked({ id, seenPeople: { people: added } });
  }, [data, error, shown, setShown, id, markLooked]);

  if (error && !shown)
    return (
      <p className={styles.quiet}>
        {texts.failed.text}{' '}
        <Button ref={focusParentOnUnmount} variant="plain" size="small" onClick={() => void refetch()}>
          {texts.failed.again}
        </Button>
      </p>
    );
  if (!shown) return <Skeleton shape="card" height="200px" />;
  const people = [
    ...shown.auPairs.map((auPair) => ({ id: auPair.id, card: <AuPairResult auPair={auPair} /> })),
    ...shown.families.map((family) => ({ id: family.id, card: <FamilyResult family={family} /> })),
  ];
  if (people.length === 0) return <p className={styles.quiet}>{texts.noOneNew}</p>;
  return (
    <section aria-label={texts.newHeading}>
      <ul>
        {people.map(({ id: person, card }) => (
          <li key={person} className={styles.newOne}>
            <Badge>New</Badge>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
