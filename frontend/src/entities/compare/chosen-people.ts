import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session';
import { Listeners } from '../../lib/listeners';

const KEY = 'compare';
export const MOST_COMPARED = 4;

export interface ChosenPerson {
  id: string;
  name: string;
}

interface Chosen {
  /** Id of the reader. */
  userId: string;
  people: ChosenPerson[];
}

const listeners = new Listeners();

/** Stored for this tab only. */
let stored = read();

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function store(chosen: Chosen): void {
  stored = JSON.stringify(chosen);
  try {
    sessionStorage.setItem(KEY, stored);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.notify();
}

/** The stored people, if they were chosen by this reader. */
function peopleIn(text: string, userId: string | undefined): ChosenPerson[] {
  try {
    const chosen = JSON.parse(text) as Chosen;
    return chosen.userId === userId ? chosen.people.slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

interface ChosenPeople {
  people: readonly ChosenPerson[];
  toggle: (person: ChosenPerson) => void;
  clear: () => void;
}

/** The people that the reader has chosen to compare, on any page of this tab. */
export function useChosenPeople(): ChosenPeople {
  const userId = useSession().user?.id;
  const text = useSyncExternalStore(
    listeners.subscribe,
    () => stored,
    () => '',
  );
  const people = useMemo(() => peopleIn(text, userId), [text, userId]);
  const choose = (next: ChosenPerson[]) => {
    if (userId) store({ userId, people: next });
  };
  return {
    people,
    toggle: (person) => {
      const others = people.filter(({ id }) => id !== person.id);
      if (others.length < people.length) choose(others);
      else if (people.length < MOST_COMPARED) choose([...people, person]);
    },
    clear: () => choose([]),
  };
}
