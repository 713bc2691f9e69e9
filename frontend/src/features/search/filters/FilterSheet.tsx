import { useEffect, useState, type FormEvent } from 'react';
import { useRegion } from '../../../lib/region';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Dialog';
import { countText } from '../count-text';
import { searchMessages } from '../messages';
import type { FilterGroup } from './filter-plan';
import { FilterControl } from './FilterControl';
import styles from './FilterSheet.module.css';
import { readSearch, searchArgs, type SearchState } from './search-state';

const { filters: texts } = searchMessages;

/** How many a search would find. */
export type CountQuery = (
  args: Record<string, string>,
  options: { skip: boolean },
) => { data?: { value: number; capped: boolean } | undefined };

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  groups: readonly FilterGroup[];
  state: SearchState;
  onApply: (state: SearchState) => void;
  useCount: CountQuery;
}

/** Every filter at once; nothing changes until "Show 24" is pressed, and the button says how many that would be. */
export function FilterSheet({ open, onClose, groups, state, onApply, useCount }: FilterSheetProps) {
  const region = useRegion();
  const [filters, setFilters] = useState(state.filters);
  useEffect(() => {
    if (open) setFilters(state.filters);
  }, [open, state.filters]);
  const chosen = readSearch(groups, new URLSearchParams(filters));
  const { sort: _order, ...countArgs } = searchArgs(chosen, region);
  const { data: count } = useCount(countArgs, { skip: !open });

  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...chosen, sort: state.sort });
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.heading}
      side="edge"
      footer={
        <div className={styles.foot}>
          <Button look="plain" onClick={() => setFilters({})}>
            {texts.clear}
          </Button>
          <Button type="submit" form="search-filters">
            {count ? texts.show(countText(count)) : texts.showing}
          </Button>
        </div>
      }
    >
      <form id="search-filters" className={styles.form} onSubmit={apply}>
        {groups.map(({ legend, filters: plans }) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            <div className={styles.controls}>
              {plans.map((plan) => (
                <FilterControl
                  key={plan.name}
                  plan={plan}
                  value={filters[plan.name] ?? ''}
                  onChange={(value) => setFilters((now) => ({ ...now, [plan.name]: value }))}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </form>
    </Sheet>
  );
}
