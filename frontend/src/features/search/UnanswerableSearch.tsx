import type { ApiError } from '../../lib/api-error';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { SpyglassDrawing } from '../../ui/drawings/SpyglassDrawing';
import { EmptyState } from '../../ui/EmptyState';
import type { SearchState } from './filters/search-state';
import type { ChangeSearch } from './filters/use-search-state';
import { searchTexts } from './texts';
import type { SearchKind } from './search-kinds';
import styles from './SearchScreen.module.css';

const { unanswerable: texts, problems, filters: filterTexts } = searchTexts;

interface UnanswerableSearchProps {
  kind: SearchKind;
  state: SearchState;
  error: ApiError;
  onChange: ChangeSearch;
}

/** Says which filters the API cannot search by, and offers to remove each. */
export function UnanswerableSearch({ kind, state, error, onChange }: UnanswerableSearchProps) {
  const wrong = kind.groups.flatMap(({ filters }) => filters).filter(({ name }) => error.fields?.[name]);
  return (
    <EmptyState drawing={<SpyglassDrawing />} title={texts.title} text={wrong.length > 0 ? texts.text : error.message}>
      <ul className={styles.ways} role="alert">
        {wrong.map((plan) => {
          const chip = plan.chip(state.filters[plan.name] ?? '');
          return (
            <li key={plan.name}>
              <p>{`${chip}: ${problems[plan.name] ?? error.fields?.[plan.name]?.[0] ?? ''}`}</p>
              <Button
                ref={focusParentOnUnmount}
                variant="quiet"
                onClick={() => onChange((latest) => ({ ...latest, filters: { ...latest.filters, [plan.name]: '' } }))}
              >
                {filterTexts.remove(chip)}
              </Button>
            </li>
          );
        })}
      </ul>
    </EmptyState>
  );
}
