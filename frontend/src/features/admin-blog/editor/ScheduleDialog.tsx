import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { FieldRow } from '../../../admin-ui/FieldRow';
import { adminBlogMessages } from '../messages';

const texts = adminBlogMessages.schedule;
const HOUR_MS = 60 * 60_000;

/** "2026-11-22T09:30" as a clock on the wall here shows it. */
function wallTime(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

interface ScheduleDialogProps {
  planned: string | null;
  onCancel: () => void;
  /** ISO. */
  onChosen: (at: string) => void;
}

/** Asks when a post shall appear, in the editor's own time zone, which it names. */
export function ScheduleDialog({ planned, onCancel, onChosen }: ScheduleDialogProps) {
  const id = useId();
  const [value, setValue] = useState(() =>
    wallTime(planned ? new Date(planned) : new Date(Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS)),
  );
  const [wrong, setWrong] = useState(false);
  return (
    <Modal
      open
      title={texts.title}
      okText={texts.ok}
      cancelText={texts.cancel}
      onCancel={onCancel}
      onOk={() => {
        const at = new Date(value);
        const isToCome = at.getTime() > Date.now();
        setWrong(!isToCome);
        if (isToCome) onChosen(at.toISOString());
      }}
    >
      <FieldRow
        id={id}
        label={texts.label}
        error={wrong ? texts.past : undefined}
        hint={texts.text(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      >
        {(control) => (
          <Input {...control} type="datetime-local" value={value} onChange={({ target }) => setValue(target.value)} />
        )}
      </FieldRow>
    </Modal>
  );
}
