import { Button, Segmented, Select, type TableColumnsType } from 'antd';
import { AdminHead } from '../../../admin-ui';
import { CHECK_TONES } from '../../../admin-ui/check-tones';
import { StateTag } from '../../../admin-ui/StateTag';
import { INBOX_QUERY } from '../../../admin-ui/lists/Inbox';
import { CursorTable } from '../../../admin-ui/lists/CursorTable';
import { useAddress } from '../../../admin-ui/lists/use-address';
import {
  useListVerificationChecksQuery,
  type CheckKind,
  type CheckToReview,
  type ReviewedState,
  type VerifiedRole,
} from '../../../api/verification-review';
import { dayOf } from '../../../admin-ui/admin-time';
import { useNow } from '../../../lib/clocks';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { relativeAge } from '../../../lib/format/relative-age';
import { adminVerificationTexts as texts } from './texts';
import { ReviewDrawer } from './ReviewDrawer';
import styles from './verification.module.css';

const STATES = Object.keys(texts.states) as ReviewedState[];
const KINDS = Object.keys(texts.kinds) as CheckKind[];
const ROLES = Object.keys(texts.roles) as VerifiedRole[];
const PAGE = 20;

/** The review queue: a list that the server filters and pages, and a drawer for the decision. */
export function ReviewScreen() {
  const { params, ask, go } = useAddress('after');
  const state = STATES.find((one) => one === params.get('state')) ?? 'waiting';
  const kind = KINDS.find((one) => one === params.get('check'));
  const role = ROLES.find((one) => one === params.get('who'));
  const open = params.get('open');
  const cursor = params.get('after');
  const now = useNow();
  const query = useListVerificationChecksQuery(
    { state, limit: PAGE, ...(kind && { kind }), ...(role && { role }), ...(cursor && { cursor }) },
    INBOX_QUERY,
  );
  const waiting = state === 'waiting' ? currentOrPrevious(query)?.items : undefined;
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.filters}>
        <div className={styles.states}>
          <Segmented<ReviewedState>
            aria-label={texts.filters.state}
            value={state}
            onChange={(next) => ask({ state: next })}
            options={STATES.map((value) => ({ value, label: texts.states[value] }))}
          />
        </div>
        <Select
          allowClear
          aria-label={texts.filters.kind}
          placeholder={texts.filters.kind}
          value={kind}
          onChange={(next?: CheckKind) => ask({ check: next })}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          className={styles.select ?? ''}
        />
        <Select
          allowClear
          aria-label={texts.filters.role}
          placeholder={texts.filters.role}
          value={role}
          onChange={(next?: VerifiedRole) => ask({ who: next })}
          options={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
          className={styles.select ?? ''}
        />
      </div>
      <CursorTable
        query={query}
        columns={columnsFor(state, now, (id) => go({ open: id }))}
        words={{ failed: texts.failed, none: texts.nothing[state] }}
        after={cursor}
        onTurn={(after) => go({ after })}
        onClear={kind || role ? () => ask({ check: undefined, who: undefined }) : null}
      />
      <ReviewDrawer
        id={open}
        next={waiting?.find(({ id }) => id !== open) ?? null}
        onOpen={(id) => go({ open: id })}
        onClose={() => go({ open: null })}
      />
    </>
  );
}

function columnsFor(state: ReviewedState, now: Date, look: (id: string) => void): TableColumnsType<CheckToReview> {
  const { columns } = texts;
  const when = (since: string) => (state === 'waiting' ? texts.waitedFor(relativeAge(since, now)) : dayOf(since));
  return [
    {
      key: 'person',
      title: columns.person,
      render: (_, { name, role, region }) => (
        <>
          <b>{name}</b>
          <div className={styles.muted}>{`${texts.roles[role]}, ${texts.regions[region] ?? region}`}</div>
        </>
      ),
    },
    {
      key: 'check',
      title: columns.check,
      render: (_, { title, since }) => (
        <>
          {title}
          <span className={styles.below}>
            <span className={styles.muted}>{when(since)}</span>
            {state === 'approved' ? null : <StateTag tone={CHECK_TONES[state]}>{texts.states[state]}</StateTag>}
          </span>
        </>
      ),
    },
    {
      key: 'since',
      // Phones have it below the check.
      responsive: ['md'],
      title: columns.since,
      render: (_, { since }) => when(since),
    },
    { key: 'files', title: columns.files, align: 'right', dataIndex: 'files', responsive: ['md'] },
    ...(state === 'approved'
      ? [
          {
            key: 'until',
            title: columns.until,
            render: (_: unknown, row: CheckToReview) => (row.validUntil ? dayOf(row.validUntil) : ''),
          },
        ]
      : [
          {
            key: 'state',
            title: columns.state,
            responsive: ['md' as const],
            render: () => <StateTag tone={CHECK_TONES[state]}>{texts.states[state]}</StateTag>,
          },
        ]),
    {
      key: 'look',
      title: <span className="sr">{texts.look}</span>,
      render: (_, { id, name, title }) => (
        <Button onClick={() => look(id)} aria-label={texts.lookAt(name, title)}>
          {texts.look}
        </Button>
      ),
    },
  ];
}
