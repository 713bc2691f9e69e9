import { Button, Table, type TableColumnsType } from 'antd';
import { momentOf } from '../../../admin-ui/admin-time';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { useResolveBrowserErrorMutation, type BrowserError } from '../../../api/admin-browser-errors';
import { isApiError, messageOf } from '../../../lib/api-error';
import styles from './browser-errors.module.css';
import { adminBrowserErrorsTexts as texts } from './texts';
import { toast } from '../../../ui/toast';

const { columns: titles } = texts;

const COLUMNS: TableColumnsType<BrowserError> = [
  { title: titles.error, className: styles.error ?? '', render: (_, error) => <ErrorWithDetails error={error} /> },
  { title: titles.page, dataIndex: 'page', className: styles.error ?? '', responsive: ['md'] },
  { title: titles.browser, dataIndex: 'browser', responsive: ['lg'] },
  { title: titles.count, dataIndex: 'count', align: 'right' },
  { title: titles.seen, responsive: ['md'], render: (_, { lastSeenAt }) => momentOf(lastSeenAt) },
];

interface BrowserErrorsTableProps {
  errors: BrowserError[];
  resolved: boolean;
  /** Opens the first page; null on it. */
  onFirst: (() => void) | null;
}

/** Equal errors are grouped in one row; open ones can be resolved. */
export function BrowserErrorsTable({ errors, resolved, onFirst }: BrowserErrorsTableProps) {
  const action = { title: titles.action, render: (_: unknown, error: BrowserError) => <Resolve error={error} /> };
  return (
    <Table<BrowserError>
      rowKey="id"
      size="small"
      dataSource={errors}
      pagination={false}
      locale={{ emptyText: nothingHere(texts.none, false, null, onFirst) }}
      columns={resolved ? COLUMNS : [...COLUMNS, action]}
    />
  );
}

function ErrorWithDetails({ error }: { error: BrowserError }) {
  return (
    <>
      {error.message}
      <details className={styles.details}>
        <summary>{texts.details}</summary>
        <p>
          {texts.kinds[error.kind]} · {error.page} · {error.browser}
        </p>
        <p>
          {texts.release(error.release)} · {texts.since(momentOf(error.firstSeenAt))}
        </p>
        <pre className={styles.stack}>{error.stack}</pre>
      </details>
    </>
  );
}

function Resolve({ error: { id, message } }: { error: BrowserError }) {
  const [resolve, { isLoading }] = useResolveBrowserErrorMutation();
  const act = async () => {
    try {
      await resolve({ id }).unwrap();
      toast.success(texts.done);
    } catch (problem) {
      const gone = isApiError(problem) && problem.status === 404;
      toast.error(gone ? texts.gone : messageOf(problem));
    }
  };
  return (
    <Button loading={isLoading} aria-label={texts.resolveNamed(message)} onClick={() => void act()}>
      {texts.resolve}
    </Button>
  );
}
