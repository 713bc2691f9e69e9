import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../lib/api-error';
import { useRegion } from '../../../lib/region';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Dialog';
import { countText } from '../count-text';
import { searchTexts } from '../texts';
import type { FilterGroup } from './filter-plan';
import { FilterControl, isTyped } from './FilterControl';
import styles from './FilterSheet.module.css';
import { readSearch, searchArgs, type SearchState } from './search-state';

const { filters: texts, problems: problemTexts } = searchTexts;

/** The number of people that a search would find. */
export type CountQuery = (
  args: Record<string, string>,
  options: { skip: boolean },
) => { data?: { value: number; capped: boolean } | undefined; error?: unknown };

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  groups: readonly FilterGroup[];
  state: SearchState;
  onApply: (filters: SearchState['filters']) => void;
  useCount: CountQuery;
}

/** All filters; nothing changes until "Show 24" is pressed, and the button shows the number of results. */
export function FilterSheet({ open, onClose, groups, state, onApply, useCount }: FilterSheetProps) {
  const region = useRegion();
  const [filters, setFilters] = useState(state.filters);
  /** The field that is being typed in: half a word is not an error yet. */
  const [typing, setTyping] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  // Only opening copies the address: later changes of the page do not affect the choices.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setFilters(state.filters);
  }
  const chosen = readSearch(groups, new URLSearchParams(filters));
  const { sort: _order, ...countArgs } = searchArgs(chosen, region);
  const { data: count, error } = useCount(countArgs, { skip: !open });
  const problems = (isApiError(error) ? error.fields : undefined) ?? {};

  const problemOf = (name: string) => problems[name] && (problemTexts[name] ?? problems[name][0]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = Object.keys(problems).find((name) => form.elements.namedItem(name));
    if (wrong) {
      setTyping(null);
      (form.elements.namedItem(wrong) as HTMLElement).focus();
      return;
    }
    onApply(chosen.filters);
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
          <Button variant="plain" onClick={() => setFilters({})}>
            {texts.clear}
          </Button>
          <Button type="submit" form="search-filters">
            {count && !error ? texts.show(countText(count)) : texts.showing}
          </Button>
        </div>
      }
    >
      <form id="search-filters" className={styles.form} noValidate onSubmit={apply} onBlur={() => setTyping(null)}>
        {groups.map(({ legend, filters: plans }) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            <div className={styles.controls}>
              {plans.map((plan) => (
                <FilterControl
                  key={plan.name}
                  plan={plan}
                  value={filters[plan.name] ?? ''}
                  problem={typing === plan.name ? undefined : problemOf(plan.name)}
                  onChange={(value) => {
                    if (isTyped(plan)) setTyping(plan.name);
                    setFilters((now) => ({ ...now, [plan.name]: value }));
                  }}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </form>
    </Sheet>
  );
}
