import { useSearchParams } from 'react-router-dom';

/** Filters by their parameter names; an empty value removes one. */
type AddressChange = Record<string, string | null | undefined>;

interface Address {
  params: URLSearchParams;
  /** Changes the filters, goes back to the first page and replaces the history entry. */
  ask: (change: AddressChange) => void;
  /** Opens another page or row and adds a history entry, so that the back button returns. */
  go: (change: AddressChange) => void;
  /** Removes all filters. */
  clear: () => void;
}

/** The state of a list in the address, so that it can be shared and restored. `page` is the parameter of the page. */
export function useAddress(page: 'page' | 'after'): Address {
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
    ask: (change) => setParams(changed({ [page]: null, ...change }), { replace: true, preventScrollReset: true }),
    go: (change) => setParams(changed(change), { preventScrollReset: true }),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}

/** The page number in an address: 1 when it is invalid, never beyond `last`. */
export const pageIn = (params: URLSearchParams, last = 1_000): number =>
  Math.min(last, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
