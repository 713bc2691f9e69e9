import { Table, type TableColumnsType } from 'antd';
import { LoadFailed } from '../LoadFailed';
import { NothingHere, LoadingRows } from './NothingHere';

interface AdminTableProps<Row> {
  /** The query; `data` may still be the answer to the previous question. */
  query: {
    currentData?: { items: Row[]; total: number } | undefined;
    data?: { items: Row[]; total: number } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: TableColumnsType<Row>;
  words: {
    failed: string;
    /** Shown when nothing matches, with a button to clear the filters. */
    none: { title: string; text: string; action: string };
    total: (count: number) => string;
  };
  /** The first page is 1. */
  page: number;
  pageLength: number;
  onPage: (page: number) => void;
  /** Clears all filters. */
  onAll: () => void;
}

/** One page of a list that the server filters, sorts and pages, with its loading, empty and failed states. */
export function AdminTable<Row extends { id: string }>(props: AdminTableProps<Row>) {
  const { query, columns, words, page, pageLength, onPage, onAll } = props;
  const { currentData, data, error, isFetching, refetch } = query;
  if (error && !currentData) return <LoadFailed title={words.failed} error={error} onAgain={() => void refetch()} />;
  const shown = currentData ?? data;
  return (
    <Table<Row>
      rowKey="id"
      loading={isFetching && shown !== undefined}
      dataSource={shown?.items ?? []}
      locale={{
        emptyText: shown ? (
          <NothingHere
            words={
              <>
                <b>{words.none.title}</b>
                <br />
                {words.none.text}
              </>
            }
            onAll={onAll}
            action={words.none.action}
          />
        ) : (
          <LoadingRows />
        ),
      }}
      pagination={{
        current: page,
        pageSize: pageLength,
        total: shown?.total ?? 0,
        showSizeChanger: false,
        hideOnSinglePage: true,
        showTotal: words.total,
        onChange: onPage,
      }}
      columns={columns}
    />
  );
}
