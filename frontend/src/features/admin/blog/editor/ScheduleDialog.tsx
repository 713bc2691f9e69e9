import { Modal } from 'antd';
import { useId, useState } from 'react';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import { momentFrom, wallTimeOf } from '../../../../admin-ui/admin-time';
import { serverNow } from '../../../../lib/clocks';
import { adminBlogTexts } from '../texts';

const texts = adminBlogTexts.schedule;
const HOUR_MS = 60 * 60_000;

interface ScheduleDialogProps {
  planned: string | null;
  onCancel: () => void;
  /** An ISO timestamp. */
  onChosen: (at: string) => void;
}

/** Asks when a post is to be published, in Sydney time. */
export function ScheduleDialog({ planned, onCancel, onChosen }: ScheduleDialogProps) {
  const id = useId();
  const [value, setValue] = useState(() =>
    wallTimeOf(planned ?? new Date(Math.ceil(serverNow().getTime() / HOUR_MS + 1) * HOUR_MS).toISOString()),
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
        const at = momentFrom(value);
        const isFuture = at !== null && Date.parse(at) > serverNow().getTime();
        setWrong(!isFuture);
        if (isFuture) onChosen(at);
      }}
    >
      <FieldRow id={id} label={texts.label} error={wrong ? texts.past : undefined} hint={texts.text}>
        {(control) => <DateInput {...control} withTime value={value} onChange={setValue} />}
      </FieldRow>
    </Modal>
  );
}
