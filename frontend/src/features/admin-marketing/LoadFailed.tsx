import { Alert, Button } from 'antd';
import { messageOf } from '../../api/error-text';
import { adminMarketingMessages } from './messages';

const texts = adminMarketingMessages.failed;

/** Says what did not load and why, with a way to try again. */
export function LoadFailed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.title}
      description={messageOf(error)}
      action={<Button onClick={onAgain}>{texts.again}</Button>}
    />
  );
}
