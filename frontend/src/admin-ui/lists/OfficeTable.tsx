import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { LoadFailed } from '../LoadFailed';

interface OfficeTableProps<Row> {
  /** Its query: what it gave last, also for another question, in `data`. */
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
    /** Nothing answers what was asked, and the way back to everything. */
    none: { title: string; text: string; action: string };
    total: (count: number) => string;
  };
  /** The first is 1. */
  page: number;
  pageLength: number;
  onPage: (page: number) => void;
  /** Asks for everything again. */
  onAll: () => void;
}

/** One page of a list that the server filters, sorts and pages; also while it loads, where nothing was found and where it failed. */
export function OfficeTable<Row extends { id: string }>(props: OfficeTableProps<Row>) {
  const { query, columns, words, page, pageLength, onPage, onAll } = props;
  const { currentData, data, error, isFetching, refetch } = query;
  if (error && !currentData) return <LoadFailed title={words.failed} error={error} onAgain={() => void refetch()} />;
  const shown = currentData ?? data;
  return (
    <Table<Row>
      rowKey="id"
      loading={isFetching}
      dataSource={shown?.items ?? []}
      locale={{ emptyText: isFetching ? ' ' : <NothingFound words={words.none} onAll={onAll} /> }}
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

interface NothingFoundProps {
  words: { title: string; text: string; action: string };
  onAll: () => void;
}

function NothingFound({ words: { title, text, action }, onAll }: NothingFoundProps) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <b>{title}</b>
          <br />
          {text}
        </>
      }
    >
      <Button onClick={onAll}>{action}</Button>
    </Empty>
  );
}
