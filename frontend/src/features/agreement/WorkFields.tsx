import { TextInput } from '../../ui/form';
import styles from './agreement.module.css';
import { LinesInput } from './LinesInput';
import type { ClauseProps } from './clause-props';
import { named, Optional, Whole } from './term-fields';
import { agreementTexts } from './texts';
import { WeekGrid } from './WeekGrid';

const { fields: texts } = agreementTexts;

export function Dates({ terms, errors, set, onDateLeft }: ClauseProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          {...named('dates.startsOn', texts.startsOn, { errors })}
          type="date"
          value={terms.dates.startsOn}
          onChange={({ target }) => set('dates', { startsOn: target.value })}
          onBlur={() => onDateLeft('dates.startsOn')}
        />
        <TextInput
          {...named('dates.endsOn', texts.endsOn, { errors })}
          type="date"
          value={terms.dates.endsOn}
          onChange={({ target }) => set('dates', { endsOn: target.value })}
          onBlur={() => onDateLeft('dates.endsOn')}
        />
      </div>
    </>
  );
}

export function Trial({ terms, errors, set }: ClauseProps) {
  return (
    <>
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
    </>
  );
}

export function Hours({ terms, fullWeekHours, errors, set }: ClauseProps) {
  return (
    <>
      <WeekGrid
        hours={terms.hours}
        fullWeekHours={fullWeekHours}
        errors={errors}
        onChange={(change) => set('hours', change)}
      />
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
    </>
  );
}

export function Duties({ terms, errors, set }: ClauseProps) {
  return (
    <>
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
    </>
  );
}
