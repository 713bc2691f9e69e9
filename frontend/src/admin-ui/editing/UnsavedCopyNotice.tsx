import { Alert, Button } from 'antd';
import { adminUiTexts } from '../texts';
import { momentOf } from '../admin-time';

const { found: texts } = adminUiTexts;

/** Says that text from the last visit that was not saved has been restored into the form. */
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
