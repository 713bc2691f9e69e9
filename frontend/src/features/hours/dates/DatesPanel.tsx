import { useState } from 'react';
import {
  useSaveCalendarDateMutation,
  useWithdrawCalendarDateMutation,
  type CalendarDate,
  type CalendarDateInput,
  type HoursWeek,
} from '../../../api/hours';
import { PlacementPanel } from '../../../entities/placements';
import { messageOf } from '../../../lib/api-error';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { toast } from '../../../ui/toast';
import styles from '../hours.module.css';
import { DateDialog } from './DateDialog';
import { DateAction, DateItem } from './DateItem';
import { newId } from './date-words';
import { datesTexts as texts } from './texts';

interface DatesPanelProps {
  week: HoursWeek;
  dates: readonly CalendarDate[];
  /** False for a co-parent. */
  canAdd: boolean;
}

/** All dates of the placement that are not over, and what one can add. */
export function DatesPanel({ week, dates, canAdd }: DatesPanelProps) {
  const { agreementId, today, lastDay, with: other } = week;
  const [editing, setEditing] = useState<{ id: string; date: CalendarDate | null } | null>(null);
  const [leaving, setLeaving] = useState<CalendarDate | null>(null);
  const [save] = useSaveCalendarDateMutation();
  const [withdraw, withdrawing] = useWithdrawCalendarDateMutation();
  const shown = dates.filter(({ canAnswer, endsOn, insteadOn }) => !canAnswer && (insteadOn ?? endsOn) >= today);

  /** Throws what the server says. */
  const saveDate = async (input: CalendarDateInput) => {
    if (!editing) return;
    const { items } = await save({ agreementId, dateId: editing.id, calendarDateInput: input }).unwrap();
    const isAsked = items.some(({ id, state }) => id === editing.id && state === 'asked');
    toast.success(isAsked ? texts.done.asked(other.displayName) : texts.done.entered);
  };
  const withdrawDate = async ({ id }: CalendarDate) => {
    setLeaving(null);
    try {
      await withdraw({ agreementId, dateId: id }).unwrap();
      toast.info(texts.done.withdrawn);
    } catch (error) {
      toast.error(texts.notChanged, messageOf(error));
    }
  };

  return (
    <PlacementPanel id="dates" title={texts.heading}>
      <p>{texts.text}</p>
      {shown.length > 0 ? (
        <ul className={styles.dates}>
          {shown.map((date) => (
            <DateItem key={date.id} date={date} name={other.displayName}>
              {date.canChange && canAdd ? (
                <>
                  <DateAction
                    action={texts.change}
                    date={date}
                    variant="quiet"
                    onClick={() => setEditing({ id: date.id, date })}
                  />
                  <DateAction
                    action={texts.withdraw}
                    date={date}
                    variant="plain"
                    busy={withdrawing.isLoading && withdrawing.originalArgs?.dateId === date.id}
                    onClick={() => (date.state === 'accepted' ? setLeaving(date) : void withdrawDate(date))}
                  />
                </>
              ) : null}
            </DateItem>
          ))}
        </ul>
      ) : null}
      {canAdd ? null : <p className={styles.quiet}>{texts.onlyAccountHolder}</p>}
      {today <= lastDay && canAdd ? (
        <div className={styles.actions}>
          <Button variant="quiet" icon="plus" onClick={() => setEditing({ id: newId(), date: null })}>
            {texts.add[week.you]}
          </Button>
        </div>
      ) : null}
      {editing ? (
        <DateDialog week={week} date={editing.date} onSave={saveDate} onClose={() => setEditing(null)} />
      ) : null}
      {leaving ? (
        <Dialog
          open
          onClose={() => setLeaving(null)}
          title={texts.withdrawAccepted.title}
          footer={
            <>
              <Button variant="plain" onClick={() => setLeaving(null)}>
                {texts.withdrawAccepted.cancel}
              </Button>
              <Button onClick={() => void withdrawDate(leaving)}>{texts.withdrawAccepted.confirm}</Button>
            </>
          }
        >
          <p>{texts.withdrawAccepted.text(other.displayName)}</p>
        </Dialog>
      ) : null}
    </PlacementPanel>
  );
}
