import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { earlyExitsApi, type EarlyExitAgreement } from '../../api/early-exits';
import { makeApiStore } from '../../../test/api-store';
import { useHelpRegion } from './use-help-region';

const HelpRegion = () => useHelpRegion();

async function helpRegion(path: string, placements: Partial<EarlyExitAgreement>[], isSignedIn = true) {
  const store = makeApiStore(isSignedIn ? { id: 'lena', userType: 'aupair', region: 'australia' } : undefined);
  const overview = { ownName: 'Lena', agreements: placements as EarlyExitAgreement[], latest: null };
  await store.dispatch(earlyExitsApi.util.upsertQueryData('getEarlyExitOverview', undefined, overview));
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <HelpRegion />
      </MemoryRouter>
    </Provider>,
  );
  store.dispatch(earlyExitsApi.util.resetApiState());
  return markup;
}

it('Help is for the country of the current placement, otherwise of the path, otherwise of the account', async () => {
  const there = { region: 'newzealand' } as const;
  expect(await helpRegion('/need-out', [{ ...there, state: 'active' }])).toBe('newzealand');
  expect(await helpRegion('/nz/need-out', [{ region: 'australia', state: 'active' }])).toBe('australia');
  expect(await helpRegion('/need-out', [{ ...there, state: 'ended_early' }])).toBe('australia');
  expect(await helpRegion('/need-out', [{ ...there, state: 'confirmed' }])).toBe('australia');
  expect(await helpRegion('/nz/need-out', [{ region: 'australia', state: 'ended_early' }])).toBe('newzealand');
  expect(await helpRegion('/nz/need-out', [], false)).toBe('newzealand');
});
