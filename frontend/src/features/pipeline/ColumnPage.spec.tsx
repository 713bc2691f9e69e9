import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pipelineApi, type PipelinePage } from '../../api/pipeline';
import { makeApiStore } from '../../../test/api-store';
import { ColumnPage } from './ColumnPage';

it('A page is requested with the current cursor of the page before', async () => {
  const store = makeApiStore();
  const page = (name: string, nextCursor: string | null) => {
    const person = { id: name, displayName: name, userType: 'aupair' };
    return { items: [{ person, stage: 'saved', at: '2026-11-20T02:00:00Z' }], nextCursor } as PipelinePage;
  };
  const args = { column: 'saved', limit: 20 } as const;
  for (const [cursor, answer] of [
    [undefined, page('Ana', 'after-21')],
    ['after-20', page('Number 21', null)],
    ['after-21', page('Number 22', null)],
  ] as const)
    await store.dispatch(
      pipelineApi.util.upsertQueryData('listPipeline', { ...args, ...(cursor && { cursor }) }, answer),
    );
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>
        <ColumnPage
          column="saved"
          cursor={undefined}
          further={1}
          setAside={() => Promise.resolve()}
          onMore={() => undefined}
        />
      </MemoryRouter>
    </Provider>,
  );
  store.dispatch(pipelineApi.util.resetApiState());
  expect(markup).toContain('Number 22');
  expect(markup).not.toContain('Number 21');
});
