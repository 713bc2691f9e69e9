import { Table, type TableColumnsType } from 'antd';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { LoadFailed } from '../LoadFailed';
import { nothingHere } from './NothingHere';
import { PageTurner } from './PageTurner';

interface CursorPage<Row> {
  items: Row[];
  nextCursor: string | null;
}

export interface CursorTableProps<Row> {
  query: {
    data?: CursorPage<Row> | undefined;
    currentData?: CursorPage<Row> | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  columns: TableColumnsType<Row>;
  words: {
    failed: string;
    /** Nothing is there, or nothing matches the filters. */
    none: string;
  };
  /** The cursor of the current page; null for the first. */
  after: string | null;
  onTurn: (after: string | null) => void;
  /** Clears the filters, when there are any. */
  onClear?: (() => void) | null | undefined;
  size?: 'large' | 'middle' | 'small';
}

/** One page of a list that the server filters and pages by cursor, with its loading, empty and failed states. */
export function CursorTable<Row extends { id: string }>(props: CursorTableProps<Row>) {
  const { query, columns, words, after, onTurn, onClear = null, size = 'large' } = props;
  const { currentData, error, refetch } = query;
  const data = currentOrPrevious(query);
  return (
    <>
      {error && !data ? (
        <LoadFailed title={words.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Table<Row>
          rowKey="id"
          size={size}
          columns={columns}
          dataSource={data?.items ?? []}
          loading={data !== undefined && currentData === undefined}
          pagination={false}
          locale={{ emptyText: nothingHere(words.none, !data, onClear, after ? () => onTurn(null) : null) }}
        />
      )}
      <PageTurner after={after} next={data?.nextCursor} onTurn={onTurn} />
    </>
  );
}
