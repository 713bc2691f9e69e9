import { expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { refetchChanged } from './refetch-changed';

it('sees a change that came while a request was under way', async () => {
  let stored = 'before';
  const waiting: (() => void)[] = [];
  const api = createApi({
    baseQuery: () => {
      const read = stored;
      return new Promise<{ data: string }>((resolve) => waiting.push(() => resolve({ data: read })));
    },
    endpoints: (build) => ({ read: build.query<string, void>({ query: () => undefined }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const asked = store.dispatch(api.endpoints.read.initiate());
  stored = 'after';
  const again = refetchChanged({ isFetching: true, refetch: () => asked.refetch() });
  waiting[0]?.();
  await asked;
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve));
  waiting[1]?.();
  await again;
  expect(api.endpoints.read.select()(store.getState()).data).toBe('after');
  store.dispatch(api.util.resetApiState());
});
