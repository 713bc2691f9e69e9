import type { PayFacts, Region, Weekday } from '../../api/agreements';
import type { MissingFact } from '../../entities/fair-pay';
import { Select, TextInput } from '../../ui/form';
import styles from './agreement.module.css';
import { LinesInput } from './LinesInput';
import { agreementMessages } from './texts';
import { MoneyInput } from './MoneyInput';
import { PayNote } from './PayNote';
import { idOf, weekOf, WEEKDAYS, type SetClause, type TermsErrors, type TermsForm } from './terms-form';
import { Long, named, Optional, Options, Part, Whole } from './term-fields';
import { WeekGrid } from './WeekGrid';

const { days, editor, fields: texts } = agreementMessages;

interface TermsFieldsProps {
  terms: TermsForm;
  region: Region;
  payFacts: PayFacts;
  errors: TermsErrors;
  set: SetClause;
  /** A date was left: it may be checked now. */
  onDateLeft: (field: string) => void;
}

/** What the pay of the week cannot be worked out without. */
function missingForPay(terms: TermsForm): MissingFact[] {
  const { minutes, payMinCents } = weekOf(terms);
  return [
    ...(minutes ? [] : [{ label: texts.missingHours, field: idOf('hours') }]),
    ...(payMinCents === null ? [{ label: texts.missingPay, field: idOf('pay.weeklyCents') }] : []),
  ];
}

/** The fields of every clause, from top to bottom. */
export function TermsFields({ terms, region, payFacts, errors, set, onDateLeft }: TermsFieldsProps) {
  const sign = editor.region[region];
  const text = { errors };
  return (
    <>
      <Part clause="dates">
        <div className={styles.pair}>
          <TextInput
            {...named('dates.startsOn', texts.startsOn, text)}
            type="date"
            value={terms.dates.startsOn}
            onChange={({ target }) => set('dates', { startsOn: target.value })}
            onBlur={() => onDateLeft('dates.startsOn')}
          />
          <TextInput
            {...named('dates.endsOn', texts.endsOn, text)}
            type="date"
            value={terms.dates.endsOn}
            onChange={({ target }) => set('dates', { endsOn: target.value })}
            onBlur={() => onDateLeft('dates.endsOn')}
          />
        </div>
      </Part>
      <Part clause="hours" hint={payFacts.hours}>
        <WeekGrid hours={terms.hours} errors={errors} onChange={(change) => set('hours', change)} />
        <Whole
          field="hours.babysittingEvenings"
          label={texts.evenings}
          value={terms.hours.babysittingEvenings}
          errors={errors}
          onChange={(babysittingEvenings) => set('hours', { babysittingEvenings })}
        />
        <Optional
          field="hours.note"
          label={texts.hoursNote}
          value={terms.hours.note}
          errors={errors}
          onChange={(note) => set('hours', { note })}
        />
      </Part>
      <Part clause="duties">
        <LinesInput
          label={texts.duties}
          hint={texts.dutiesHint}
          field="duties.duties"
          lines={terms.duties.duties}
          error={errors['duties.duties']}
          onChange={(duties) => set('duties', { duties })}
        />
        <LinesInput
          label={texts.exclusions}
          hint={texts.exclusionsHint}
          field="duties.exclusions"
          lines={terms.duties.exclusions}
          error={errors['duties.exclusions']}
          onChange={(exclusions) => set('duties', { exclusions })}
        />
      </Part>
      <Part clause="pay">
        <div className={styles.pair}>
          <MoneyInput
            label={texts.weekly(sign)}
            field="pay.weeklyCents"
            cents={terms.pay.weeklyCents}
            error={errors['pay.weeklyCents']}
            onChange={(weeklyCents) => set('pay', { weeklyCents })}
          />
          <Select
            {...named('pay.paidOn', texts.paidOn, text)}
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
        <PayNote facts={payFacts} week={weekOf(terms)} missing={missingForPay(terms)} />
      </Part>
      <Part clause="room">
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
      </Part>
      <Part clause="meals">
        <Long
          field="meals.description"
          label={texts.meals}
          value={terms.meals.description}
          errors={errors}
          onChange={(description) => set('meals', { description })}
        />
      </Part>
      <Part clause="car">
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
              {...named('car.insurance', texts.insurance, text)}
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
      </Part>
      <Part clause="leave">
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
          {...named('leave.sick', texts.sick, text)}
          value={terms.leave.sick}
          onChange={({ target }) => set('leave', { sick: target.value })}
        />
      </Part>
      <Part clause="notice">
        <Select
          {...named('notice.weeks', texts.notice, text)}
          value={terms.notice.weeks}
          onChange={({ target }) => set('notice', { weeks: Number(target.value) })}
        >
          {[2, 3, 4].map((count) => (
            <option key={count} value={count}>
              {texts.weeks(count)}
            </option>
          ))}
        </Select>
      </Part>
      <Part clause="trial">
        <Whole
          field="trial.days"
          label={texts.trialDays}
          value={terms.trial.days}
          errors={errors}
          onChange={(count) => set('trial', { days: count })}
        />
        <Optional
          field="trial.note"
          label={texts.trialNote}
          value={terms.trial.note}
          errors={errors}
          onChange={(note) => set('trial', { note })}
        />
      </Part>
      <Part clause="house">
        {(['phone', 'internet', 'cameras', 'guests'] as const).map((name) => (
          <TextInput
            key={name}
            {...named(`house.${name}`, texts[name], text)}
            value={terms.house[name]}
            onChange={({ target }) => set('house', { [name]: target.value })}
          />
        ))}
      </Part>
      <Part clause="exit">
        <Long
          field="exit.plan"
          label={texts.exit}
          hint={texts.exitHint}
          value={terms.exit.plan}
          errors={errors}
          onChange={(plan) => set('exit', { plan })}
        />
      </Part>
      <Part clause="other">
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
      </Part>
    </>
  );
}
