import { Alert, Grid } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useListUsersQuery } from '../../../api/admin-users';
import { adminUsersTexts as texts } from './texts';
import { UserCards } from './UserCards';
import { UserFilters } from './UserFilters';
import { filterCount, readAddress, toQuery, unknownFilters, writeAddress, type UsersAddress } from './users-address';
import { UsersTable, type UsersListProps } from './UsersTable';
import { ViewsMenu } from './ViewsMenu';

/** All accounts. The state is in the address, so that it can be shared and restored. */
export function UsersScreen() {
  const [params, setParams] = useSearchParams();
  const wide = Grid.useBreakpoint().md ?? true;
  const address = readAddress(params);
  const unknown = unknownFilters(params);
  const { data, error, isFetching, refetch } = useListUsersQuery(toQuery(address), { refetchOnMountOrArgChange: true });
  /** A changed filter goes back to the first page. */
  const ask = (change: Partial<Record<keyof UsersAddress, unknown>>) =>
    setParams(writeAddress({ ...address, page: 1, ...change } as UsersAddress), { preventScrollReset: true });
  const list: UsersListProps = {
    address,
    data: error && !isFetching ? undefined : data,
    loading: isFetching,
    onSort: (sort, order) => ask({ sort, order }),
    onPage: (page) => ask({ page }),
    onAll: address.search || filterCount(address) > 0 ? () => setParams(new URLSearchParams()) : null,
  };
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <ViewsMenu
        query={String(writeAddress({ ...address, page: 1 }))}
        onChoose={(query) => setParams(new URLSearchParams(query))}
      />
      {unknown.length > 0 ? (
        <Alert type="warning" showIcon role="status" title={texts.unknownFilters(unknown.join(', ').slice(0, 200))} />
      ) : null}
      <UserFilters address={address} onChange={ask} />
      {error && !isFetching ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : wide ? (
        <UsersTable {...list} />
      ) : (
        <UserCards {...list} />
      )}
      {data?.total.capped ? <p>{texts.cappedHint}</p> : null}
    </>
  );
}
