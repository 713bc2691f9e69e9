import type { DashboardFit } from '../../api/dashboard';
import { nameOnCard } from '../../entities/people';
import { CompareBar, CompareToggle } from '../../entities/compare';
import { NoteLine } from '../../entities/person-notes/NoteLine';
import { usePersonNotes } from '../../entities/person-notes/use-person-notes';
import { PeopleGrid } from './Fits';

/** The people of the shortlist, with the reader's notes about them and what compares them. */
export function ShortlistPeople({ people }: { people: DashboardFit[] }) {
  const notes = usePersonNotes(people.flatMap(({ auPair, family }) => auPair?.id ?? family?.id ?? []));
  return (
    <>
      <PeopleGrid
        people={people}
        under={({ auPair, family }) => {
          const card = auPair ?? family;
          if (!card) return null;
          return (
            <>
              <NoteLine id={card.id} name={nameOnCard(card)} note={notes.get(card.id)} />
              <CompareToggle id={card.id} name={nameOnCard(card)} />
            </>
          );
        }}
      />
      <CompareBar />
    </>
  );
}
