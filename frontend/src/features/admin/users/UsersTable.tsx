import { Table, type TableColumnsType, type TableProps } from 'antd';
import { Link } from 'react-router-dom';
import { EmailAddress } from '../../../admin-ui/EmailAddress';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import type { SortOrder, UserRow, UserSort, UsersPage } from '../../../api/admin-users';
import { userPath } from '../../../config/admin-paths';
import { dayOf } from '../../../admin-ui/admin-time';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { adminUsersTexts as texts } from './texts';
import { PAGE_SIZE, type UsersAddress } from './users-address';
import { AccountTag, VerifiedTag } from './UserTags';
import styles from './users.module.css';

export interface UsersListProps {
  address: UsersAddress;
  data: UsersPage | undefined;
  loading: boolean;
  onSort: (sort: UserSort, order: SortOrder) => void;
  onPage: (page: number) => void;
  /** Clears the filters; null without any. */
  onAll: (() => void) | null;
}

export const nameOf = ({ name, username }: Pick<UserRow, 'name' | 'username'>) => name ?? username;
export const seenWords = ({ lastSeenAt }: Pick<UserRow, 'lastSeenAt'>, now: Date) =>
  lastSeenAt ? `${relativeAge(lastSeenAt, now)} ago` : texts.never;

/** Admins have none. */
export const planOf = ({ userType, subscriptionTier }: Pick<UserRow, 'userType' | 'subscriptionTier'>) =>
  userType === 'admin' ? null : texts.tier(subscriptionTier);

/** The list as a table. */
export function UsersTable({ address, data, loading, onSort, onPage, onAll }: UsersListProps) {
  const now = useNow();
  const sorted: TableProps<UserRow>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const order = sorter.order === 'ascend' ? 'asc' : 'desc';
    // A third click would remove antd's order, but our list always has one.
    onSort(sorter.order ? (sorter.columnKey as UserSort) : 'joined', sorter.order ? order : 'desc');
  };
  return (
    <Table<UserRow>
      rowKey="id"
      size="middle"
      loading={loading && data !== undefined}
      dataSource={data?.items ?? []}
      columns={columnsFor(address, now)}
      onChange={sorted}
      locale={{ emptyText: nothingHere(texts.noOne, !data, onAll) }}
      scroll={{ x: 'max-content' }}
      pagination={{
        current: address.page,
        pageSize: PAGE_SIZE,
        total: data?.total.value ?? 0,
        showSizeChanger: false,
        showTotal: () => (data ? texts.total(data.total.value, data.total.capped) : ''),
        onChange: onPage,
      }}
    />
  );
}

function columnsFor({ sort, order }: UsersAddress, now: Date): TableColumnsType<UserRow> {
  const sortable = (key: UserSort) => ({
    key,
    sorter: true,
    sortOrder: sort === key ? (order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  const { columns } = texts;
  return [
    {
      ...sortable('name'),
      title: columns.person,
      render: (_, row) => (
        <>
          <Link to={userPath(row.id)}>{nameOf(row)}</Link>
          <div className={styles.address}>
            {row.name ? (
              <>
                {row.username}
                <br />
              </>
            ) : null}
            <EmailAddress address={row.email} />
          </div>
        </>
      ),
    },
    {
      key: 'role',
      title: columns.role,
      render: (_, { userType, region }) => (
        <>
          {texts.userTypes[userType]}
          <div className={styles.muted}>{texts.regions[region]}</div>
        </>
      ),
    },
    { key: 'state', title: columns.state, render: (_, { state }) => <AccountTag state={state} /> },
    {
      key: 'verified',
      title: columns.verified,
      render: (_, row) => (
        <>
          <VerifiedTag {...row} />
          {row.hasCompletedProfile || row.userType === 'admin' ? null : (
            <div className={styles.muted}>{texts.incomplete}</div>
          )}
        </>
      ),
    },
    { key: 'tier', title: columns.tier, render: (_, row) => planOf(row) },
    { ...sortable('joined'), title: columns.joined, render: (_, { joinedAt }) => dayOf(joinedAt) },
    { ...sortable('seen'), title: columns.seen, render: (_, row) => seenWords(row, now) },
    {
      ...sortable('logins'),
      title: <span className={styles.twoLines}>{columns.logins}</span>,
      align: 'right',
      dataIndex: 'loginCount30d',
    },
  ];
}
