import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { SessionState } from '../../lib/session';
import { SaveHeart } from './SaveHeart';

const heartFor = (userType: string | null, kind: 'auPair' | 'family') => {
  const session = { user: userType && { userType } } as SessionState;
  const store = { getState: () => ({ session }), subscribe: () => () => undefined, dispatch: () => undefined };
  return renderToStaticMarkup(
    <Provider store={store as never}>
      <MemoryRouter>
        <SaveHeart id="1" kind={kind} name="Lena" saved={false} />
      </MemoryRouter>
    </Provider>,
  );
};

it('Cards have a heart for visitors and for those who can save the person, and none for their own side', () => {
  expect(heartFor(null, 'auPair')).toContain('Save Lena');
  expect(heartFor('family', 'auPair')).toContain('Save Lena');
  expect(heartFor('aupair', 'family')).toContain('Save Lena');
  expect(heartFor('family', 'family')).toBe('');
  expect(heartFor('aupair', 'auPair')).toBe('');
  expect(heartFor('admin', 'auPair')).toBe('');
});
