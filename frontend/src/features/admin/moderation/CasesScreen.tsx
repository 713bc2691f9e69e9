import { Button, Card, Empty, Segmented, Skeleton, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead } from '../../../admin-ui';
import { INBOX_QUERY } from '../../../admin-ui/lists/Inbox';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import {
  useListModerationCasesQuery,
  type CaseState,
  type ModerationCasesPage,
  type ModerationCaseSummary,
} from '../../../api/moderation';
import { moderationCasePath } from '../../../config/admin-paths';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { useLoadedPages } from '../../../lib/use-loaded-pages';
import { moderationTexts as texts } from './texts';
import styles from './moderation.module.css';

const STATES = ['open', 'appealed', 'decided'] as const satisfies CaseState[];
const isState = (word: string | null): word is CaseState => STATES.some((state) => state === word);

/** The number of waiting cases, as far as the first page shows. */
const countOf = (page: ModerationCasesPage | undefined) =>
  page ? `${page.items.length}${page.nextCursor ? '+' : ''}` : undefined;

/** The queue: open cases, appeals, closed cases. */
export function CasesScreen() {
  const [search, setSearch] = useSearchParams();
  const { data: open } = useListModerationCasesQuery({ state: 'open' }, INBOX_QUERY);
  const { data: appealed } = useListModerationCasesQuery({ state: 'appealed' }, INBOX_QUERY);
  const wanted = search.get('state');
  const first = open?.items.length === 0 && appealed && appealed.items.length > 0 ? 'appealed' : 'open';
  const state = isState(wanted) ? wanted : first;
  const counts: Partial<Record<CaseState, string | undefined>> = { open: countOf(open), appealed: countOf(appealed) };
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <Segmented<CaseState>
        aria-label={texts.statesLabel}
        className={styles.states ?? ''}
        value={state}
        options={STATES.map((value) => ({ value, label: texts.counted(texts.states[value], counts[value]) }))}
        onChange={(value) => setSearch({ state: value })}
      />
      <Cases key={state} state={state} />
    </>
  );
}

function Cases({ state }: { state: CaseState }) {
  const [further, showMore] = useLoadedPages();
  return <CasesPage state={state} cursor={undefined} further={further} onMore={showMore} />;
}

interface CasesPageProps {
  state: CaseState;
  cursor: string | undefined;
  /** How many pages are shown after this one. */
  further: number;
  onMore: () => void;
}

function CasesPage({ state, cursor, further, onMore }: CasesPageProps) {
  const query = useListModerationCasesQuery({ state, ...(cursor ? { cursor } : {}) }, INBOX_QUERY);
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data) return <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />;
  if (!data)
    return (
      <Card>
        <Skeleton active />
      </Card>
    );
  if (data.items.length === 0 && !cursor)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty[state]} />;
  const next = data.nextCursor;
  return (
    <>
      <ul className={styles.cases}>
        {data.items.map((found) => (
          <CaseLine key={found.id} found={found} />
        ))}
      </ul>
      {!next ? null : further > 0 ? (
        <CasesPage state={state} cursor={next} further={further - 1} onMore={onMore} />
      ) : (
        <span ref={focusParentOnUnmount}>
          <Button onClick={onMore}>{texts.more}</Button>
        </span>
      )}
    </>
  );
}

function CaseLine({ found }: { found: ModerationCaseSummary }) {
  const { id, subjectType, about, rules, reasons, reportCount, openedAt, claimedBy, action, decidedAt, appealedAt } =
    found;
  const now = useNow();
  return (
    <li>
      <Link to={moderationCasePath(id)}>{texts.about(texts.subjects[subjectType], about.displayName)}</Link>
      <span className={styles.tags}>
        {reasons.map((reason) => (
          <Tag key={reason}>{texts.reasons[reason]}</Tag>
        ))}
        {rules.map((rule) => (
          <StateTag key={rule} tone="waiting">
            {texts.rules[rule]}
          </StateTag>
        ))}
        {action ? <StateTag tone="good">{texts.decided.actions[action]}</StateTag> : null}
      </span>
      <small>
        {reportCount > 0 ? `${texts.reports(reportCount)} · ` : ''}
        {decidedAt && !appealedAt
          ? texts.settled(relativeAge(decidedAt, now))
          : texts.waits(relativeAge(appealedAt ?? openedAt, now))}
        {claimedBy ? ` · ${texts.claimedBy(claimedBy.displayName)}` : ''}
      </small>
    </li>
  );
}
