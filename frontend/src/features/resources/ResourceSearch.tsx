import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useRegionalPath } from '../../lib/region';
import { Button } from '../../ui/Button';
import { resourceTexts as words } from './texts';
import { LONGEST_SEARCH, queryOf, readResources, type ResourcesState } from './resources-state';
import styles from './ResourceSearch.module.css';

/** A plain form that asks the same page again; with JavaScript the page stays where it is. */
export function ResourceSearch({ state }: { state: ResourcesState }) {
  const navigate = useNavigate();
  const address = useRegionalPath()(paths.resources);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') params.set(name, value);
    void navigate(address + queryOf(readResources(params)), { preventScrollReset: true });
  };
  return (
    <search>
      <form className={styles.form} action={address} method="get" onSubmit={search}>
        {state.audience ? <input type="hidden" name="audience" value={state.audience} /> : null}
        <label className="sr" htmlFor="resource-words">
          {words.search.label}
        </label>
        <input
          key={state.words}
          id="resource-words"
          type="search"
          name="q"
          maxLength={LONGEST_SEARCH}
          defaultValue={state.words}
          placeholder={words.search.placeholder}
          autoComplete="off"
        />
        <Button type="submit">{words.search.action}</Button>
      </form>
    </search>
  );
}
