import { Button, Checkbox, Select } from 'antd';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { adminUiTexts } from '../../../admin-ui/texts';
import styles from './payments.module.css';
import { adminPaymentsTexts } from './texts';

const { filters: words } = adminPaymentsTexts;

/** Every filter by its parameter name. */
export type PaymentFilterName = 'state' | 'way' | 'plan' | 'q' | 'from' | 'until' | 'attention';

interface PaymentFiltersProps {
  value: (name: PaymentFilterName) => string | null;
  onChange: (name: PaymentFilterName, value: string | null) => void;
  onClear: (() => void) | null;
  states: Record<string, string>;
  /** For purchases only. */
  purchases: { ways: Record<string, string>; plans: Record<string, string> } | null;
}

/** The filters of purchases and invoices. */
export function PaymentFilters({ value, onChange, onClear, states, purchases }: PaymentFiltersProps) {
  const choice = (name: 'state' | 'way' | 'plan', label: string, options: Record<string, string>) => (
    <Select
      allowClear
      aria-label={label}
      placeholder={label}
      value={value(name)}
      options={Object.entries(options).map(([key, said]) => ({ value: key, label: said }))}
      onChange={(next: string | undefined) => onChange(name, next ?? null)}
    />
  );
  const day = (name: 'from' | 'until') => (
    <label className={styles.day}>
      {words[name]}
      <DateInput
        placeholder={adminUiTexts.dates.any}
        value={value(name)}
        onChange={(day) => onChange(name, day || null)}
      />
    </label>
  );
  return (
    <div className={styles.filters} role="group" aria-label={words.label}>
      <SearchInput label={words.person} value={value('q') ?? ''} onSearch={(said) => onChange('q', said ?? null)} />
      {choice('state', words.state, states)}
      {purchases ? choice('way', words.way, purchases.ways) : null}
      {purchases ? choice('plan', words.plan, purchases.plans) : null}
      {day('from')}
      {day('until')}
      {purchases ? (
        <Checkbox
          checked={value('attention') === 'true'}
          onChange={({ target }) => onChange('attention', target.checked ? 'true' : null)}
        >
          {words.attention}
        </Checkbox>
      ) : null}
      {onClear ? <Button onClick={onClear}>{words.clear}</Button> : null}
    </div>
  );
}
