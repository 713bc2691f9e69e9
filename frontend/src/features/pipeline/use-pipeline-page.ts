import { JUST_READ_S } from '../../api/base-api';
import { useListPipelineQuery, type PipelineColumn } from '../../api/pipeline';

const PAGE = 20;

/** One page of a column; without a cursor, the first one. */
export const usePipelinePage = (column: PipelineColumn, cursor?: string) =>
  useListPipelineQuery({ column, limit: PAGE, ...(cursor && { cursor }) }, { refetchOnMountOrArgChange: JUST_READ_S });

/** The first one, as it is when the screen is opened: it is derived from other data. */
const useFirstPage = (column: PipelineColumn) =>
  useListPipelineQuery({ column, limit: PAGE }, { refetchOnMountOrArgChange: true });

/** The first pages of all columns: whether all are known, and what asks for all of them again once every one failed. */
export function useFirstPages(): { areKnown: boolean; retryAll: (() => void) | null } {
  const columns = [
    useFirstPage('saved'),
    useFirstPage('conversation'),
    useFirstPage('interview'),
    useFirstPage('agreement'),
    useFirstPage('signed'),
    useFirstPage('set_aside'),
  ];
  const retry = () => {
    for (const { refetch } of columns) void refetch();
  };
  return {
    areKnown: columns.every(({ isLoading }) => !isLoading),
    retryAll: columns.every(({ data, isError }) => isError && !data) ? retry : null,
  };
}
