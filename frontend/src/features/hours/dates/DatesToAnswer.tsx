import { useAnswerCalendarDateMutation, type CalendarDate, type HoursWeek } from '../../../api/hours';
import { PlacementPanel } from '../../../entities/placements';
import { messageOf } from '../../../lib/api-error';
import { toast } from '../../../ui/toast';
import styles from '../hours.module.css';
import { DateAction, DateItem } from './DateItem';
import { datesTexts as texts } from './texts';

interface DatesToAnswerProps {
  week: HoursWeek;
  dates: readonly CalendarDate[];
  /** False for a co-parent. */
  canAnswer: boolean;
}

/** Dates suggested by the other side, above the week that they would change. */
export function DatesToAnswer({ week, dates, canAnswer }: DatesToAnswerProps) {
  const [answer, answering] = useAnswerCalendarDateMutation();
  const open = dates.filter(({ canAnswer }) => canAnswer);
  const name = week.with.displayName;
  const give = async ({ id, version }: CalendarDate, reply: 'accepted' | 'declined') => {
    try {
      await answer({
        agreementId: week.agreementId,
        dateId: id,
        calendarDateAnswer: { version, answer: reply },
      }).unwrap();
      toast.success(texts.done[reply]);
    } catch (error) {
      toast.error(texts.notChanged, messageOf(error));
    }
  };
  if (open.length === 0) return null;
  return (
    <PlacementPanel id="dates-to-answer" title={texts.toAnswer(name, open.length)}>
      {canAnswer ? null : <p className={styles.quiet}>{texts.onlyAccountHolder}</p>}
      <ul className={styles.dates}>
        {open.map((date) => {
          const busy = answering.isLoading && answering.originalArgs?.dateId === date.id;
          return (
            <DateItem key={date.id} date={date} name={name}>
              {canAnswer ? (
                <>
                  <DateAction
                    action={texts.accept}
                    date={date}
                    busy={busy}
                    onClick={() => void give(date, 'accepted')}
                  />
                  <DateAction
                    action={texts.decline}
                    date={date}
                    variant="plain"
                    busy={busy}
                    onClick={() => void give(date, 'declined')}
                  />
                </>
              ) : null}
            </DateItem>
          );
        })}
      </ul>
    </PlacementPanel>
  );
}
