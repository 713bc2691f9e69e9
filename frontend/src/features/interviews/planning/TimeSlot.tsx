import { isAsleep, ownTimeZone } from '../../../lib/clocks';
import { IconButton } from '../../../ui/Button';
import { FieldError, TextInput } from '../../../ui/form';
import { Icon } from '../../../ui/Icon';
import { interviewTexts } from '../texts';
import { clockAndDay } from '../model/spoken';
import { momentOf } from '../../../lib/wall-time';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import type { Partner } from '../TwoClocks';
import { DayStrip } from './DayStrip';
import styles from './ProposeDialog.module.css';

const { planning: texts } = interviewTexts;

/** A day and a time as the native inputs have them; empty while nothing is chosen. */
export interface SlotValue {
  key: number;
  day: string;
  time: string;
}

interface TimeSlotProps {
  index: number;
  slot: SlotValue;
  minutes: number;
  partner: Partner;
  error: string | undefined;
  earliest: string;
  latest: string;
  onChange: (slot: SlotValue) => void;
  onRemove?: (() => void) | undefined;
}

/** One proposed time: day, time, both clocks, and what it means for the other person. */
export function TimeSlot({
  index,
  slot,
  minutes,
  partner,
  error,
  earliest,
  latest,
  onChange,
  onRemove,
}: TimeSlotProps) {
  const errorId = `slot-${slot.key}-error`;
  const described = error ? { 'aria-describedby': errorId, 'aria-invalid': true as const } : {};
  return (
    <fieldset className={styles.slot}>
      <legend>{texts.slot(index)}</legend>
      <div className={styles.inputs}>
        <TextInput
          label={texts.day}
          type="date"
          min={earliest}
          max={latest}
          value={slot.day}
          onChange={(event) => onChange({ ...slot, day: event.target.value })}
          {...described}
        />
        <TextInput
          label={texts.time}
          type="time"
          step={300}
          value={slot.time}
          onChange={(event) => onChange({ ...slot, time: event.target.value })}
          {...described}
        />
      </div>
      {onRemove ? (
        <IconButton
          ref={focusParentOnUnmount}
          icon="close"
          label={texts.remove(index)}
          className={styles.remove}
          onClick={onRemove}
        />
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {partner.timeZone && slot.day ? (
        <DayStrip
          day={slot.day}
          time={slot.time}
          minutes={minutes}
          partner={{ ...partner, timeZone: partner.timeZone }}
          onTime={(time) => onChange({ ...slot, time })}
        />
      ) : null}
      <Meaning slot={slot} partner={partner} />
    </fieldset>
  );
}

/** "It will be 6:30 am Tuesday for Lena.", with a note when it is early or late. */
function Meaning({ slot, partner }: { slot: SlotValue; partner: Partner }) {
  const mine = ownTimeZone();
  const { displayName: name, timeZone: theirs } = partner;
  const moment = slot.day && slot.time ? momentOf(`${slot.day}T${slot.time}`, mine) : null;
  if (moment?.kind === 'skipped')
    return (
      <p className={styles.meaning} role="status">
        <Icon name="alert" size={17} />
        <span>{texts.skipped}</span>
      </p>
    );
  const sleeps = moment && theirs ? isAsleep(moment.at, theirs) : false;
  const wakes = moment ? isAsleep(moment.at, mine) : false;
  return (
    <p className={styles.meaning} role="status" data-night={sleeps || wakes || undefined}>
      {moment ? (
        <>
          <Icon name={sleeps || wakes ? 'moon' : 'sun'} size={17} />
          <span>
            {theirs ? <b>{texts.will(clockAndDay(moment.at, theirs), name)}</b> : texts.noZone(name)}{' '}
            {sleeps ? texts.theirNight(name) : wakes ? texts.yourNight : theirs ? texts.bothAwake : ''}{' '}
            {moment.kind === 'twice' ? texts.twice : ''}
          </span>
        </>
      ) : null}
    </p>
  );
}
