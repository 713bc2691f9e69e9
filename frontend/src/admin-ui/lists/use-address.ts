import { useSearchParams } from 'react-router-dom';

/** Filters and the like by their names in the address; nothing takes one away. */
export type AddressChange = Record<string, string | null | undefined>;

export interface Address {
  params: URLSearchParams;
  /** Asks another question, which begins on its first page; typing and choosing leave no trail of them. */
  ask: (change: AddressChange) => void;
  /** Goes on within the same question: to another page, to one of its rows. The browser's own button leads back. */
  go: (change: AddressChange) => void;
  /** Takes everything away that was asked. */
  clear: () => void;
}

/**
 * The state of a list as it stands in the address, so that a look can be handed on and gone back to.
 * @param place what the address calls the page within the list
 */
export function useAddress(place: 'page' | 'after'): Address {
  const [params, setParams] = useSearchParams();
  const changed = (change: AddressChange) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    params,
    ask: (change) => setParams(changed({ [place]: null, ...change }), { replace: true, preventScrollReset: true }),
    go: (change) => setParams(changed(change), { preventScrollReset: true }),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}

/** The page that an address asks for: 1 where it says nothing that makes sense, never beyond `last`. */
export const pageIn = (params: URLSearchParams, last = 1_000): number =>
  Math.min(last, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
