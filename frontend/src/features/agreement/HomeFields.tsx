import { Select, TextInput } from '../../ui/form';
import styles from './agreement.module.css';
import type { ClauseProps } from './clause-props';
import { MoneyInput } from './MoneyInput';
import { Long, named, Options } from './term-fields';
import { agreementTexts } from './texts';

const { fields: texts } = agreementTexts;

export function Room({ terms, errors, set }: ClauseProps) {
  return (
    <>
      <Long
        field="room.description"
        label={texts.room}
        value={terms.room.description}
        errors={errors}
        onChange={(description) => set('room', { description })}
      />
      <Options
        field="room.bathroom"
        label={texts.bathroom}
        value={terms.room.bathroom}
        options={texts.bathroomOptions}
        errors={errors}
        onChange={(bathroom) => set('room', { bathroom })}
      />
    </>
  );
}

export function Meals({ terms, errors, set }: ClauseProps) {
  return (
    <>
      <Long
        field="meals.description"
        label={texts.meals}
        value={terms.meals.description}
        errors={errors}
        onChange={(description) => set('meals', { description })}
      />
    </>
  );
}

export function Car({ terms, sign, errors, set }: ClauseProps) {
  return (
    <>
      <Options
        field="car.use"
        label={texts.carUse}
        value={terms.car.use}
        options={texts.carOptions}
        errors={errors}
        onChange={(use) => set('car', { use })}
      />
      {terms.car.use === 'none' ? null : (
        <>
          <TextInput
            {...named('car.insurance', texts.insurance, { errors })}
            value={terms.car.insurance ?? ''}
            onChange={({ target }) => set('car', { insurance: target.value || null })}
          />
          <div className={styles.pair}>
            <MoneyInput
              label={texts.excess(sign)}
              field="car.excessCents"
              cents={terms.car.excessCents}
              error={errors['car.excessCents']}
              onChange={(excessCents) => set('car', { excessCents })}
            />
            <Options
              field="car.excessPaidBy"
              label={texts.excessPaidBy}
              value={terms.car.excessPaidBy}
              options={texts.payers}
              errors={errors}
              onChange={(excessPaidBy) => set('car', { excessPaidBy })}
            />
          </div>
        </>
      )}
    </>
  );
}

export function House({ terms, errors, set }: ClauseProps) {
  return (
    <>
      {(['phone', 'internet', 'cameras', 'guests'] as const).map((name) => (
        <TextInput
          key={name}
          {...named(`house.${name}`, texts[name], { errors })}
          value={terms.house[name]}
          onChange={({ target }) => set('house', { [name]: target.value })}
        />
      ))}
    </>
  );
}

export function Notice({ terms, errors, set }: ClauseProps) {
  return (
    <>
      <Select
        {...named('notice.weeks', texts.notice, { errors })}
        value={terms.notice.weeks}
        onChange={({ target }) => set('notice', { weeks: Number(target.value) })}
      >
        {[2, 3, 4].map((count) => (
          <option key={count} value={count}>
            {texts.weeks(count)}
          </option>
        ))}
      </Select>
    </>
  );
}

export function Exit({ terms, errors, set }: ClauseProps) {
  return (
    <>
      <Long
        field="exit.plan"
        label={texts.exit}
        hint={texts.exitHint}
        value={terms.exit.plan}
        errors={errors}
        onChange={(plan) => set('exit', { plan })}
      />
    </>
  );
}
