import { Select } from 'antd';
import type { ReactNode } from 'react';
import { adminUiTexts } from '../texts';
import styles from './Filters.module.css';

/** The filters of a list, next to each other where there is room. The search comes first. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div className={styles.filters} role="group" aria-label={adminUiTexts.filters}>
      {children}
    </div>
  );
}

interface ChoiceFilterProps<Value extends string> {
  label: string;
  value: Value | null | undefined;
  /** Each value with its words, or just the words. */
  choices: Readonly<Record<Value, string>> | readonly Value[];
  /** Null clears the filter. */
  onChange: (value: Value | null) => void;
}

/** Filters by one of several values, or none. */
export function ChoiceFilter<Value extends string>({ label, value, choices, onChange }: ChoiceFilterProps<Value>) {
  const options = Array.isArray(choices)
    ? choices.map((one: Value) => ({ value: one, label: one }))
    : Object.entries<string>(choices as Record<Value, string>).map(([one, words]) => ({
        value: one as Value,
        label: words,
      }));
  return (
    <Select<Value>
      allowClear
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      onChange={(chosen?: Value) => onChange(chosen ?? null)}
      options={options}
    />
  );
}

interface OrderChoiceProps<Order extends string> {
  label: string;
  value: Order;
  orders: Readonly<Record<Order, string>>;
  onChange: (order: Order) => void;
}

/** Chooses the order of a list. */
export function OrderChoice<Order extends string>({ label, value, orders, onChange }: OrderChoiceProps<Order>) {
  return (
    <Select<Order>
      aria-label={label}
      value={value}
      onChange={onChange}
      options={Object.entries<string>(orders).map(([one, words]) => ({ value: one as Order, label: words }))}
    />
  );
}
