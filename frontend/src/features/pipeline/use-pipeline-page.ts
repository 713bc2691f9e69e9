import { useListPipelineQuery, type PipelineColumn } from '../../api/pipeline';

const PAGE = 20;

/** One page of a column; without a cursor, the first one. */
export const usePipelinePage = (column: PipelineColumn, cursor?: string) =>
  useListPipelineQuery({ column, limit: PAGE, ...(cursor && { cursor }) }, { refetchOnMountOrArgChange: true });

/** Loads all columns again; null unless every one of them failed. */
export function useRetryAll(): (() => void) | null {
  const columns = [
    usePipelinePage('saved'),
    usePipelinePage('conversation'),
    usePipelinePage('interview'),
    usePipelinePage('agreement'),
    usePipelinePage('signed'),
    usePipelinePage('set_aside'),
  ];
  if (!columns.every(({ data, isError }) => isError && !data)) return null;
  return () => {
    for (const { refetch } of columns) void refetch();
  };
}
