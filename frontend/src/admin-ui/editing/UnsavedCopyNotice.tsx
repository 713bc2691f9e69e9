import { Alert, Button } from 'antd';
import { adminUiMessages } from '../texts';
import { momentOf } from '../admin-time';

const { found: texts } = adminUiMessages;

/** What had been typed last time, and was not stored, is in the form again. */
export function UnsavedCopyNotice({ at, onDrop }: { at: string; onDrop: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.title}
      description={texts.text(momentOf(at))}
      action={<Button onClick={onDrop}>{texts.drop}</Button>}
    />
  );
}
