import { Select } from 'antd';
import type { ReactNode } from 'react';
import { adminUiMessages } from '../texts';
import styles from './Filters.module.css';

/** By what a list is narrowed down: next to each other where there is room. The search, if any, comes first. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div className={styles.filters} role="group" aria-label={adminUiMessages.filters}>
      {children}
    </div>
  );
}

interface ChoiceFilterProps<Value extends string> {
  label: string;
  value: Value | null | undefined;
  /** Each value with its words, or just the words. */
  choices: Readonly<Record<Value, string>> | readonly Value[];
  /** Null: it is not asked any more. */
  onChange: (value: Value | null) => void;
}

/** One of several values, or none of them. */
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

/** In which order a list stands. */
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
