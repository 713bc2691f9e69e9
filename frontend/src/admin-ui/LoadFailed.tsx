import { Alert, Button } from 'antd';
import { messageOf } from '../lib/api-error';
import { focusParentOnUnmount } from '../lib/pass-focus';
import { adminUiTexts } from './texts';

interface LoadFailedProps {
  /** What did not load, as a sentence without a full stop. */
  title: string;
  error: unknown;
  onAgain: () => void;
}

/** Says that something did not load and why, with a button to try again. */
export function LoadFailed({ title, error, onAgain }: LoadFailedProps) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={messageOf(error)}
      action={
        // A button of antd forgets what its ref returns.
        <span ref={focusParentOnUnmount}>
          <Button onClick={onAgain}>{adminUiTexts.again}</Button>
        </span>
      }
    />
  );
}
