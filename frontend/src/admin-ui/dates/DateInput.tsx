import generatePicker from 'antd/es/date-picker/generatePicker';
import english from 'antd/es/date-picker/locale/en_GB';
import { useState, type AriaAttributes, type ComponentProps } from 'react';
import { adminUiTexts } from '../texts';
import { calendar, CLOCK, DAY, MOMENT } from './calendar';
import { readDate } from './read-date';

const { dates: texts } = adminUiTexts;
const Picker = generatePicker<Date>(calendar);
const locale = { ...english, lang: { ...english.lang, previousYear: texts.previousYear } };

interface DateInputProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-labelledby'
> {
  id?: string;
  /** "2027-02-01", with a time "2027-02-01T09:30"; empty or null for none. */
  value?: string | null | undefined;
  /** An empty string when it was cleared. */
  onChange?: (value: string) => void;
  withTime?: boolean;
  /** The first day that can be chosen in the calendar. */
  min?: string;
  disabled?: boolean;
  placeholder?: string;
  status?: 'error' | '';
}

/** A day, or a day and a time, in Sydney: typed, or chosen in a calendar. What is not a date is undone on leaving. */
export function DateInput({ value, onChange, withTime = false, min, status, placeholder, ...rest }: DateInputProps) {
  // An address can hold anything.
  const date = value ? readDate(value, withTime) : null;
  const [open, setOpen] = useState(false);
  const write = (next: Date | null) => onChange?.(next ? next.toISOString().slice(0, withTime ? 16 : 10) : '');
  return (
    <Picker
      {...rest}
      locale={locale}
      value={date}
      onChange={write}
      // Antd reports what is typed only after the click that submits a form.
      onCalendarChange={(next) => {
        write(Array.isArray(next) ? (next[0] ?? null) : next);
        // A day that is complete needs the calendar no more, which may cover the button to press next.
        if (!withTime) setOpen(false);
      }}
      open={open}
      onOpenChange={setOpen}
      onBlur={({ target }) => {
        if (value && target instanceof HTMLInputElement && target.value === '') write(null);
      }}
      format={withTime ? MOMENT : DAY}
      placeholder={placeholder ?? (withTime ? texts.chooseWithTime : texts.choose)}
      needConfirm={false}
      previewValue={false}
      components={{ input: TypedDate }}
      style={{ width: '100%' }}
      {...(status ? { status } : {})}
      {...(withTime ? { showTime: { format: CLOCK }, showNow: false } : {})}
      {...(min ? { minDate: new Date(`${min}T00:00Z`) } : {})}
    />
  );
}

/** Keeps the on-screen keyboard away, so that the calendar has room on a phone; an attached keyboard still works. */
const TypedDate = (props: ComponentProps<'input'>) => (
  <input {...props} {...(matchMedia('(pointer: coarse)').matches ? { inputMode: 'none' } : {})} />
);
