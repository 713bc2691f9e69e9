import { useState } from 'react';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Button, IconButton } from '../../../ui/Button';
import { Field } from '../../../ui/form';
import { editingTexts } from '../texts';
import { rowsOf, writeAges, type Age } from './ages';
import styles from './fields.module.css';
import type { ComposedFieldProps } from './composed-field';

const { ages: texts } = editingTexts;
const MOST_CHILDREN = 20;

/** One row a child; the number of children follows from the rows. */
export function AgesField({
  value,
  onChange,
  onCount,
  ...field
}: ComposedFieldProps & { onCount: (count: number) => void }) {
  const [typed, setTyped] = useState<Age[]>([]);
  const ages = rowsOf(value, typed);
  const change = (next: Age[]) => {
    setTyped(next);
    onChange(writeAges(next));
    onCount(next.filter(({ number }) => number !== '').length);
  };
  const changeOne = (index: number, part: Partial<Age>) =>
    change(ages.map((age, at) => (at === index ? { ...age, ...part } : age)));
  return (
    <Field {...field}>
      {(control) => (
        <>
          <ul className={styles.ages}>
            {ages.map((age, index) => (
              <li key={index}>
                <span className={styles.box}>
                  <input
                    {...(index === 0 ? control : {})}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={age.unit === 'months' ? 23 : 17}
                    aria-label={texts.child(index + 1)}
                    value={age.number}
                    onChange={({ target }) =>
                      changeOne(index, { number: target.value.replaceAll(/\D/g, '').slice(0, 2) })
                    }
                  />
                </span>
                <span className={styles.box}>
                  <select
                    aria-label={texts.unit(index + 1)}
                    value={age.unit}
                    onChange={({ target }) => changeOne(index, { unit: target.value as Age['unit'] })}
                  >
                    <option value="years">{texts.years}</option>
                    <option value="months">{texts.months}</option>
                  </select>
                </span>
                {ages.length > 1 ? (
                  <IconButton
                    ref={focusParentOnUnmount}
                    icon="close"
                    label={texts.remove(index + 1)}
                    onClick={() => change(ages.filter((_, at) => at !== index))}
                  />
                ) : null}
              </li>
            ))}
          </ul>
          {ages.length < MOST_CHILDREN ? (
            <Button
              variant="quiet"
              size="small"
              icon="plus"
              onClick={() => setTyped([...ages, { number: '', unit: 'years' }])}
            >
              {texts.add}
            </Button>
          ) : null}
        </>
      )}
    </Field>
  );
}
