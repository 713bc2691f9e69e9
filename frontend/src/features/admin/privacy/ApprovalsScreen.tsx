import { Card, Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { ApprovalCard } from '../../../admin-ui/approvals/ApprovalCard';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { useListApprovalsQuery, type ApprovalState } from '../../../api/admin-privacy';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import styles from './privacy.module.css';
import { adminPrivacyTexts as texts } from './texts';

const ALL = 'all';
const CHOICES = ['waiting', 'agreed', 'declined', ALL] as const;
type Choice = (typeof CHOICES)[number];
/** Refetched regularly, because new proposals arrive while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/** Proposals that wait for a second admin, and decided ones. */
export function ApprovalsScreen() {
  const [search, setSearch] = useSearchParams();
  const choice: Choice = CHOICES.find((one) => one === search.get('state')) ?? 'waiting';
  const cursor = search.get('after');
  const query = useListApprovalsQuery(
    { ...(choice !== ALL && { state: choice satisfies ApprovalState }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.states}>
        <Segmented<Choice>
          aria-label={texts.statesLabel}
          value={choice}
          options={CHOICES.map((value) => ({ value, label: value === ALL ? texts.all : texts.states[value] }))}
          onChange={(state) => setSearch({ state }, { replace: true })}
        />
      </div>
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : !data ? (
        <Card>
          <Skeleton active />
        </Card>
      ) : data.items.length === 0 ? (
        nothingHere(texts.none[choice], false, null, cursor ? () => setSearch({ state: choice }) : null)
      ) : (
        <div className={styles.list}>
          {data.items.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} />
          ))}
        </div>
      )}
      <PageTurner
        after={cursor}
        next={data?.nextCursor}
        onTurn={(after) => setSearch({ state: choice, ...(after && { after }) })}
      />
    </>
  );
}
