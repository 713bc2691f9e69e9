import { Empty } from 'antd';
import { LoadFailed } from '../../admin-ui/LoadFailed';
import { isApiError } from '../../api/error-text';
import { adminMarketingMessages as texts } from './messages';

interface NotLoadedProps {
  error: unknown;
  onAgain: () => void;
}

/** What lies at Brevo cannot be shown: for want of a key, of which the page tells above, or because it failed. */
export function NotLoaded({ error, onAgain }: NotLoadedProps) {
  if (isApiError(error) && error.code === 'brevo_not_connected')
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.needsKey} />;
  return <LoadFailed title={texts.failed} error={error} onAgain={onAgain} />;
}
