import { Alert, Button, Empty, Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { OfficeHead } from '../../admin-ui';
import { useListApprovalsQuery, type ApprovalState } from '../../api/back-office-privacy';
import { messageOf } from '../../api/error-text';
import styles from './admin-privacy.module.css';
import { ApprovalCard } from './ApprovalCard';
import { adminPrivacyMessages as texts } from './messages';

const ALL = 'all';
const CHOICES = ['waiting', 'agreed', 'declined', ALL] as const;
type Choice = (typeof CHOICES)[number];
/** Work comes in while the page stands open. */
const LOOK_AGAIN_MS = 60_000;

/** What waits for a second yes, and what came of the rest. */
export function ApprovalsScreen() {
  const [search, setSearch] = useSearchParams();
  const choice: Choice = CHOICES.find((one) => one === search.get('state')) ?? 'waiting';
  const cursor = search.get('after');
  const { data, error, refetch } = useListApprovalsQuery(
    { ...(choice !== ALL && { state: choice satisfies ApprovalState }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  return (
    <>
      <OfficeHead title={texts.title} text={texts.text} />
      <Segmented<Choice>
        aria-label={texts.statesLabel}
        value={choice}
        options={CHOICES.map((value) => ({ value, label: value === ALL ? texts.all : texts.states[value] }))}
        onChange={(state) => setSearch({ state }, { replace: true })}
      />
      {error && !data ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed.title}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        />
      ) : !data ? (
        <Skeleton active />
      ) : data.items.length === 0 ? (
        <Empty description={texts.none} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <div className={styles.list}>
          {data.items.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        {cursor ? <Button onClick={() => setSearch({ state: choice })}>{texts.newest}</Button> : null}
        {data?.nextCursor ? (
          <Button onClick={() => setSearch({ state: choice, after: data.nextCursor as string })}>{texts.next}</Button>
        ) : null}
      </div>
    </>
  );
}
