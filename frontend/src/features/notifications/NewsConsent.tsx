import {
  useReadMarketingConsentQuery,
  useSetMarketingConsentMutation,
  type MarketingConsent,
} from '../../api/marketing-consent';
import { messageOf } from '../../lib/api-error';
import { dayInWords } from '../../lib/format/date';
import { Checkbox } from '../../ui/form';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast';
import { newsConsentTexts as texts } from './texts';
import styles from './NotificationSettings.module.css';

/** The consent to marketing emails: off by default, and withdrawn with one click. */
export function NewsConsent() {
  const { data, error, refetch } = useReadMarketingConsentQuery();
  const [choose] = useSetMarketingConsentMutation();
  if (!data && error)
    return <PartFailed text={texts.failedToLoad} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="120px" />;
  const change = async (agreed: boolean) => {
    try {
      await choose({ marketingConsentInput: { agreed, wording: texts.wording } }).unwrap();
      toast.success(agreed ? texts.saidYes : texts.saidNo);
    } catch (failure) {
      toast.error(texts.failed, messageOf(failure));
    }
  };
  return (
    <div className={styles.part}>
      <h2>{texts.heading}</h2>
      <Checkbox label={texts.wording} checked={data.agreed} onChange={({ target }) => void change(target.checked)} />
      <p className={styles.muted}>{sinceWhen(data)}</p>
    </div>
  );
}

function sinceWhen({ agreed, source, recordedAt }: MarketingConsent): string {
  if (!source || !recordedAt) return texts.never;
  const day = dayInWords(recordedAt);
  return agreed ? texts.yesSince(day) : texts.noSince[source](day);
}
