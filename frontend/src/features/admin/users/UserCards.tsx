import { Pagination, Select, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { EmailAddress } from '../../../admin-ui/EmailAddress';
import { NothingHere } from '../../../admin-ui/lists/NothingHere';
import type { SortOrder, UserSort } from '../../../api/admin-users';
import { userPath } from '../../../config/admin-paths';
import { dayOf } from '../../../admin-ui/admin-time';
import { adminUsersTexts as texts } from './texts';
import { PAGE_SIZE } from './users-address';
import { useNow } from '../../../lib/clocks';
import { nameOf, planOf, seenWords, type UsersListProps } from './UsersTable';
import { AccountTag, VerifiedTag } from './UserTags';
import styles from './users.module.css';

const SORTS = (['joined', 'seen', 'name', 'logins'] as const).flatMap((sort) =>
  (['desc', 'asc'] as const).map((order) => ({ value: `${sort}-${order}`, label: texts.sort[sort][order] })),
);

/** The list on a phone: a card for each person, and a field for the order. */
export function UserCards({ address, data, loading, onSort, onPage, onAll }: UsersListProps) {
  const now = useNow();
  const choose = (value: string) => {
    const [sort, order] = value.split('-') as [UserSort, SortOrder];
    onSort(sort, order);
  };
  return (
    <>
      <div className={styles.cardsHead}>
        <span className={styles.muted}>{data ? texts.total(data.total.value, data.total.capped) : ''}</span>
        <Select
          aria-label={texts.sort.label}
          value={`${address.sort}-${address.order}`}
          options={SORTS}
          onChange={choose}
          popupMatchSelectWidth={false}
        />
      </div>
      {loading && !data ? <Skeleton active /> : null}
      {data?.items.length === 0 ? (
        <NothingHere words={texts.noOne} onAll={onAll} />
      ) : (
        <ul className={styles.cards} aria-busy={loading}>
          {data?.items.map((row) => (
            <li key={row.id}>
              <Link to={userPath(row.id)}>{nameOf(row)}</Link>
              <span className={styles.muted}>
                <EmailAddress address={row.email} />
              </span>
              <span>
                {[`${texts.userTypes[row.userType]}, ${texts.regions[row.region]}`, planOf(row)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.tags}>
                <AccountTag state={row.state} />
                <VerifiedTag {...row} />
              </span>
              <span className={styles.muted}>
                {texts.joinedAndSeen(dayOf(row.joinedAt), row.lastSeenAt ? seenWords(row, now) : null)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        simple
        hideOnSinglePage
        align="center"
        current={address.page}
        pageSize={PAGE_SIZE}
        total={data?.total.value ?? 0}
        onChange={onPage}
      />
    </>
  );
}
