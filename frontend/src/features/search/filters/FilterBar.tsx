import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../../ui/Badge';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { searchTexts } from '../texts';
import styles from './FilterBar.module.css';
import type { FilterGroup } from './filter-plan';
import type { CountQuery } from './FilterSheet';
import { SORTS, type SearchState, type Sort } from './search-state';
import type { ChangeSearch } from './use-search-state';
import { retryImport } from '../../../lib/retry-import';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { ViewSwitch } from './ViewSwitch';

const { filters: texts, sort: sortTexts } = searchTexts;

const loadSheet = () => import('./FilterSheet').then((module) => ({ default: module.FilterSheet }));
const FilterSheet = lazy(retryImport(loadSheet));

interface FilterBarProps {
  groups: readonly FilterGroup[];
  state: SearchState;
  onChange: ChangeSearch;
  useCount: CountQuery;
  /** There is a map of the results. */
  hasMap: boolean;
}

/** Chips for the filters in use and for quick ones, the button of the sheet with all filters, and the order. */
export function FilterBar({ groups, state, onChange, useCount, hasMap }: FilterBarProps) {
  /** Null until it is first opened, which loads its code. */
  const [open, setOpen] = useState<boolean | null>(null);
  const plans = groups.flatMap(({ filters }) => filters);
  const used = plans.filter(({ name }) => state.filters[name]);
  const offered = plans.filter(({ name, quick }) => quick && !state.filters[name]);
  const set = (name: string, value: string) =>
    onChange((latest) => ({ ...latest, filters: { ...latest.filters, [name]: value } }));

  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          data-on={used.length > 0 || undefined}
          onPointerEnter={() => void loadSheet()}
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" size={17} />
          {texts.open}
          {used.length > 0 ? <Badge variant="count">{used.length}</Badge> : null}
        </button>
        <div className={styles.chips} role="group" aria-label={texts.row}>
          {used.map((plan) => (
            <Chip
              key={plan.name}
              ref={focusParentOnUnmount}
              on
              removable
              aria-label={texts.remove(plan.chip(state.filters[plan.name] ?? ''))}
              onClick={() => set(plan.name, '')}
            >
              {plan.chip(state.filters[plan.name] ?? '')}
            </Chip>
          ))}
          {offered.map((plan) => (
            <Chip key={plan.name} ref={focusParentOnUnmount} onClick={() => set(plan.name, 'true')}>
              {plan.label}
            </Chip>
          ))}
        </div>
        <label className={styles.sort}>
          <span>{sortTexts.label}:</span>
          <select
            value={state.sort}
            onChange={({ target }) => {
              const sort = target.value as Sort;
              onChange((latest) => ({ ...latest, sort }));
            }}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sortTexts[sort]}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={16} />
        </label>
        <ViewSwitch
          map={hasMap ? (state.map ?? false) : undefined}
          onMap={(map) => onChange((latest) => ({ ...latest, map }))}
        />
      </div>
      {open === null ? null : (
        <Suspense>
          <FilterSheet
            open={open}
            onClose={() => setOpen(false)}
            groups={groups}
            state={state}
            onApply={(filters) => onChange((latest) => ({ ...latest, filters }))}
            useCount={useCount}
          />
        </Suspense>
      )}
    </div>
  );
}
