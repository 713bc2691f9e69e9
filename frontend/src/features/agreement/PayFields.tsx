import type { Weekday } from '../../api/agreements';
import { Select, TextInput } from '../../ui/form';
import styles from './agreement.module.css';
import type { ClauseProps } from './clause-props';
import { MoneyInput } from './MoneyInput';
import { named, Optional, Options, Whole } from './term-fields';
import { WEEKDAYS } from './terms-form';
import { agreementTexts } from './texts';

const { days, fields: texts } = agreementTexts;

export function Pay({ terms, sign, errors, set }: ClauseProps) {
  return (
    <>
      <div className={styles.pair}>
        <MoneyInput
          label={texts.weekly(sign)}
          field="pay.weeklyCents"
          cents={terms.pay.weeklyCents}
          error={errors['pay.weeklyCents']}
          onChange={(weeklyCents) => set('pay', { weeklyCents })}
        />
        <Select
          {...named('pay.paidOn', texts.paidOn, { errors })}
          value={terms.pay.paidOn}
          onChange={({ target }) => set('pay', { paidOn: target.value as Weekday })}
        >
          {WEEKDAYS.map((day) => (
            <option key={day} value={day}>
              {days[day]}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.pair}>
        <Options
          field="pay.boardAndLodging"
          label={texts.board}
          value={terms.pay.boardAndLodging}
          options={texts.boardOptions}
          errors={errors}
          onChange={(boardAndLodging) => set('pay', { boardAndLodging })}
        />
        {terms.pay.boardAndLodging === 'deducted' ? (
          <MoneyInput
            label={texts.deduction(sign)}
            field="pay.deductionCents"
            cents={terms.pay.deductionCents}
            error={errors['pay.deductionCents']}
            onChange={(deductionCents) => set('pay', { deductionCents })}
          />
        ) : null}
      </div>
      <Optional
        field="pay.note"
        label={texts.payNote}
        value={terms.pay.note}
        errors={errors}
        onChange={(note) => set('pay', { note })}
      />
    </>
  );
}

export function Leave({ terms, errors, set }: ClauseProps) {
  return (
    <>
      <div className={styles.pair}>
        <Whole
          field="leave.paidDays"
          label={texts.paidDays}
          value={terms.leave.paidDays}
          errors={errors}
          onChange={(paidDays) => set('leave', { paidDays })}
        />
        <Options
          field="leave.publicHolidays"
          label={texts.publicHolidays}
          value={terms.leave.publicHolidays}
          options={texts.holidayOptions}
          errors={errors}
          onChange={(publicHolidays) => set('leave', { publicHolidays })}
        />
      </div>
      <TextInput
        {...named('leave.sick', texts.sick, { errors })}
        value={terms.leave.sick}
        onChange={({ target }) => set('leave', { sick: target.value })}
      />
    </>
  );
}

export function Other({ terms, errors, set }: ClauseProps) {
  return (
    <>
      <Optional
        field="other.travel"
        label={texts.travel}
        value={terms.other.travel}
        errors={errors}
        onChange={(travel) => set('other', { travel })}
      />
      <Optional
        field="other.more"
        label={texts.more}
        value={terms.other.more}
        errors={errors}
        onChange={(more) => set('other', { more })}
      />
    </>
  );
}
