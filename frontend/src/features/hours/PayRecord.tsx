import { useState } from 'react';
import { savePayRecord, type HoursWeek } from '../../api/hours';
import { PlacementPanel } from '../../entities/placements';
import { messageOf } from '../../lib/api-error';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/form';
import { toast } from '../../ui/toast';
import styles from './hours.module.css';
import { payRecordRange } from './hours-words';
import { hoursTexts } from './texts';

const { record: texts } = hoursTexts;
const TYPES = ['pdf', 'csv'] as const;

/** The weeks of a range with their hours and pay, to keep. */
export function PayRecord({ week: { agreementId, startsOn, lastDay, today } }: { week: HoursWeek }) {
  const range = payRecordRange({ startsOn, lastDay, today });
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [busy, setBusy] = useState<(typeof TYPES)[number] | null>(null);
  const save = async (type: (typeof TYPES)[number]) => {
    setBusy(type);
    try {
      await savePayRecord(agreementId, type, { from, to });
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
    setBusy(null);
  };
  return (
    <PlacementPanel id="pay-record" title={texts.heading}>
      <p>{texts.text}</p>
      <div className={styles.times}>
        <TextInput
          label={texts.from}
          type="date"
          min={startsOn}
          max={range.max}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextInput
          label={texts.to}
          type="date"
          min={startsOn}
          max={range.max}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <div className={styles.actions}>
        {TYPES.map((type) => (
          <Button
            key={type}
            variant="quiet"
            size="small"
            busy={busy === type}
            disabled={busy !== null}
            onClick={() => void save(type)}
          >
            {texts[type]}
          </Button>
        ))}
      </div>
    </PlacementPanel>
  );
}
