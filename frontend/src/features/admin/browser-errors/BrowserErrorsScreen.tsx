import { Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useListBrowserErrorsQuery } from '../../../api/admin-browser-errors';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import styles from './browser-errors.module.css';
import { BrowserErrorsTable } from './BrowserErrorsTable';
import { adminBrowserErrorsTexts as texts } from './texts';

const RESOLVED = 'resolved';

/** Open or resolved browser errors. The filter and the page are in the address. */
export function BrowserErrorsScreen() {
  const [search, setSearch] = useSearchParams();
  const resolved = search.get('show') === RESOLVED;
  const cursor = search.get('after');
  const query = useListBrowserErrorsQuery({ resolved, ...(cursor && { cursor }) }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  const show = (after: string | null) => ({ ...(resolved && { show: RESOLVED }), ...(after && { after }) });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <Segmented
        className={styles.filter ?? ''}
        aria-label={texts.show}
        value={resolved ? RESOLVED : 'open'}
        options={[
          { value: 'open', label: texts.open },
          { value: RESOLVED, label: texts.resolved },
        ]}
        onChange={(value) => setSearch(value === RESOLVED ? { show: RESOLVED } : {})}
      />
      {error && !data ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {data ? (
        <BrowserErrorsTable
          errors={data.items}
          resolved={resolved}
          onFirst={cursor ? () => setSearch(show(null)) : null}
        />
      ) : null}
      <PageTurner after={cursor} next={data?.nextCursor} onTurn={(after) => setSearch(show(after))} />
    </>
  );
}
