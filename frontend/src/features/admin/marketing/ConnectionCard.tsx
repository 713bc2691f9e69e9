import { Alert, Button, Card, Descriptions, Skeleton } from 'antd';
import { adminUiTexts } from '../../../admin-ui/texts';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import {
  useAskForMarketingReportsMutation,
  useReadMarketingConnectionQuery,
  type MarketingConnection,
} from '../../../api/admin-marketing';
import { messageOf } from '../../../lib/api-error';
import { adminMarketingTexts } from './texts';
import styles from './marketing.module.css';
import { toast } from '../../../ui/toast';

const texts = adminMarketingTexts.connection;

/** Whether Brevo is connected, which account it is, and how to fix what is missing. */
export function ConnectionCard() {
  const { data, error, refetch } = useReadMarketingConnectionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <div className={styles.connection}>
        <LoadFailed title={adminMarketingTexts.failed} error={error} onAgain={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <Card className={styles.connection ?? ''}>
        <Skeleton active paragraph={{ rows: 2 }} />
      </Card>
    );
  if (data.state !== 'works')
    return (
      <Alert
        className={styles.connection ?? ''}
        type={data.state === 'none' ? 'info' : 'warning'}
        showIcon
        title={texts.states[data.state]}
        description={
          <>
            <p>{texts.texts[data.state]}</p>
            <p>
              <b>{texts.product}</b> {data.mailsBySmtp ? texts.smtp : texts.files}
            </p>
          </>
        }
        action={data.state === 'none' ? null : <Button onClick={() => void refetch()}>{adminUiTexts.again}</Button>}
      />
    );
  return <Connected connection={data} />;
}

function Connected({ connection: { account, reporting, mailsBySmtp } }: { connection: MarketingConnection }) {
  const [ask, { isLoading }] = useAskForMarketingReportsMutation();
  const askForReports = async () => {
    try {
      await ask().unwrap();
      toast.success(texts.asked);
    } catch (problem) {
      toast.error(`${texts.failedStep} ${messageOf(problem)}`);
    }
  };
  const plans = account?.plans ?? [];
  const senders = account?.senders ?? [];
  return (
    <Card
      className={styles.connection ?? ''}
      title={<h2 className={styles.cardTitle}>{texts.states.works}</h2>}
      size="small"
    >
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          {
            key: 'account',
            label: texts.account,
            children: (
              <span className={styles.breaks}>{`${account?.company || ''} ${account?.email ?? ''}`.trim()}</span>
            ),
          },
          {
            key: 'plan',
            label: texts.plan,
            children: plans
              .map(({ type, credits, creditsType }) => texts.credits(type, credits, creditsType))
              .join('; '),
          },
          {
            key: 'sender',
            label: texts.sender,
            children: (
              <span className={styles.breaks}>
                {senders.map(({ name, email }) => `${name} <${email}>`).join(', ') || texts.noSender}
              </span>
            ),
          },
          {
            key: 'reports',
            label: texts.reports,
            children: (
              <span>
                {texts.reporting[reporting]}{' '}
                {reporting === 'missing' ? (
                  <Button size="small" loading={isLoading} onClick={() => void askForReports()}>
                    {texts.askForReports}
                  </Button>
                ) : null}
              </span>
            ),
          },
          { key: 'smtp', label: texts.product, children: mailsBySmtp ? texts.smtp : texts.files },
        ]}
      />
    </Card>
  );
}
