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
  const { today, lastDay, with: other } = week;
  const [editing, setEditing] = useState<{ id: string; date: CalendarDate | null } | null>(null);
  const [withdrawing, setWithdrawing] = useState<CalendarDate | null>(null);
  const { saveDate, withdrawDate, isWithdrawing } = useDateChanges(week);
  const shown = dates.filter(({ canAnswer, endsOn, insteadOn }) => !canAnswer && (insteadOn ?? endsOn) >= today);

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
                    busy={isWithdrawing(date)}
                    onClick={() => (date.state === 'accepted' ? setWithdrawing(date) : void withdrawDate(date))}
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
        <DateDialog
          week={week}
          date={editing.date}
          onSave={(input) => saveDate(editing.id, input)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {withdrawing ? (
        <WithdrawDialog
          name={other.displayName}
          onConfirm={() => {
            setWithdrawing(null);
            void withdrawDate(withdrawing);
          }}
          onClose={() => setWithdrawing(null)}
        />
      ) : null}
    </PlacementPanel>
  );
}

function useDateChanges({ agreementId, with: other }: HoursWeek) {
  const [save] = useSaveCalendarDateMutation();
  const [withdraw, withdrawal] = useWithdrawCalendarDateMutation();

  /** Throws what the server says. */
  const saveDate = async (id: string, input: CalendarDateInput) => {
    const { items } = await save({ agreementId, dateId: id, calendarDateInput: input }).unwrap();
    const isAsked = items.some((date) => date.id === id && date.state === 'asked');
    toast.success(isAsked ? texts.done.asked(other.displayName) : texts.done.entered);
  };
  const withdrawDate = async ({ id }: CalendarDate) => {
    try {
      await withdraw({ agreementId, dateId: id }).unwrap();
      toast.info(texts.done.withdrawn);
    } catch (error) {
      toast.error(texts.notChanged, messageOf(error));
    }
  };
  const isWithdrawing = ({ id }: CalendarDate) => withdrawal.isLoading && withdrawal.originalArgs?.dateId === id;
  return { saveDate, withdrawDate, isWithdrawing };
}

interface WithdrawDialogProps {
  /** The other side. */
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A date that both have accepted is withdrawn only after this question. */
const WithdrawDialog = ({ name, onConfirm, onClose }: WithdrawDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.withdrawAccepted.title}
    footer={
      <>
        <Button variant="plain" onClick={onClose}>
          {texts.withdrawAccepted.cancel}
        </Button>
        <Button onClick={onConfirm}>{texts.withdrawAccepted.confirm}</Button>
      </>
    }
  >
    <p>{texts.withdrawAccepted.text(name)}</p>
  </Dialog>
);
