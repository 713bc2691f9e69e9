import { useId, useState } from 'react';
import type { EarlyExitOverview } from '../../api/early-exits';
import { todayKey } from '../../lib/clocks/clocks';
import { addDays } from '../../lib/days';
import { dayInWords } from '../../lib/format/date';
import { Button } from '../../ui/Button';
import { Select, TextArea, TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import { earlyExitTexts } from './early-exit-texts';
import styles from './EarlyExit.module.css';

const { notice: texts } = earlyExitTexts;
const USUAL_WEEKS = 2;
const WEEKS = [1, 2, 3, 4];

/** A letter of notice out of what was agreed, to be changed, copied and sent by hand. */
export function NoticeEmail({ overview, role }: { overview: EarlyExitOverview; role: 'family' | 'aupair' }) {
  const { agreements, ownName } = overview;
  const running = agreements.find(({ state }) => state !== 'ended_early') ?? agreements[0];
  const [weeks, setWeeks] = useState(running?.noticeWeeks ?? USUAL_WEEKS);
  const [from, setFrom] = useState(() => todayKey());
  const written = texts.write({
    to: running?.otherName ?? null,
    from: ownName,
    today: dayInWords(from),
    lastDay: dayInWords(addDays(from, weeks * 7)),
    weeks,
    role,
  });
  // Text that was edited by hand is kept until another day or notice is chosen.
  const [edited, setEdited] = useState<{ basis: string; text: string } | null>(null);
  const letter = edited?.basis === written ? edited.text : written;
  const id = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter);
      toast.success(texts.copied);
    } catch {
      document.getElementById(id)?.focus();
      toast.error(texts.notCopied);
    }
  };
  return (
    <section aria-labelledby="notice" className={styles.sheet}>
      <h2 id="notice">{texts.heading}</h2>
      <p className={styles.text}>{texts.text}</p>
      <div className={styles.form}>
        <div className={styles.pair}>
          <Select
            label={texts.weeks}
            hint={texts.weeksHint}
            value={weeks}
            onChange={({ target }) => setWeeks(Number(target.value))}
          >
            {WEEKS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
          <TextInput
            label={texts.from}
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value || todayKey())}
          />
        </div>
        <TextArea
          id={id}
          label={texts.label}
          rows={14}
          value={letter}
          onChange={({ target }) => setEdited({ basis: written, text: target.value })}
        />
        <Button variant="quiet" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
