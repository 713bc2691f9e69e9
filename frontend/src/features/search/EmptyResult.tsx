import { useRegion } from '../../lib/region';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { SpyglassDrawing } from '../../ui/drawings/SpyglassDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { countText } from './count-text';
import type { FilterPlan } from './filters/filter-plan';
import { searchArgs, type SearchState } from './filters/search-state';
import type { ChangeSearch } from './filters/use-search-state';
import { searchTexts } from './texts';
import type { SearchKind } from './search-kinds';
import styles from './SearchScreen.module.css';

const { empty: texts } = searchTexts;
/** Each of these filters costs one count. */
const MOST_TRIED = 6;

interface EmptyResultProps {
  kind: SearchKind;
  state: SearchState;
  onChange: ChangeSearch;
}

/** Without results: offers to remove each filter, with the number of people found then. */
export function EmptyResult({ kind, state, onChange }: EmptyResultProps) {
  const used = kind.groups.flatMap(({ filters }) => filters).filter(({ name }) => state.filters[name]);
  if (used.length === 0) return <EmptyState drawing={<SpyglassDrawing />} title={texts.noOne} text={texts.noOneText} />;
  return (
    <EmptyState drawing={<SpyglassDrawing />} title={texts.title} text={texts.text}>
      <ul className={styles.ways}>
        {used.slice(0, MOST_TRIED).map((plan) => (
          <WithoutFilter key={plan.name} plan={plan} kind={kind} state={state} onChange={onChange} />
        ))}
        <li>
          <Button
            ref={focusParentOnUnmount}
            variant="plain"
            onClick={() => onChange((latest) => ({ ...latest, filters: {} }))}
          >
            {texts.clear}
          </Button>
        </li>
      </ul>
    </EmptyState>
  );
}

function WithoutFilter({ plan, kind, state, onChange }: EmptyResultProps & { plan: FilterPlan }) {
  const region = useRegion();
  const { [plan.name]: value = '', ...filters } = state.filters;
  const { sort: _order, ...args } = searchArgs({ ...state, filters }, region);
  const { data: count } = kind.useCount(args, { skip: false });
  if (!count || count.value === 0) return null;
  return (
    <li>
      <Button ref={focusParentOnUnmount} variant="quiet" onClick={() => onChange((latest) => ({ ...latest, filters }))}>
        {texts.without(plan.chip(value), countText(count))}
      </Button>
    </li>
  );
}
