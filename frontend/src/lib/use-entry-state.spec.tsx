import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { sessionEvents } from './session';
import { setSessionOwner } from './session/access-token';
import { useEntryState } from './use-entry-state';

function shown(owner: string, key: string, next?: number): string {
  setSessionOwner(owner);
  function Limit() {
    const [limit, setLimit] = useEntryState('limit', 8);
    if (next && limit !== next) setLimit(next);
    return limit;
  }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[{ pathname: '/', key }]}>
      <Limit />
    </MemoryRouter>,
  );
}

it('Back restores a part of a page as it was left; another entry and another person do not see it', () => {
  expect(shown('ana', 'first', 16)).toBe('16');
  expect(shown('ana', 'first')).toBe('16');
  expect(shown('ana', 'second')).toBe('8');
  expect(shown('ben', 'first')).toBe('8');
});

it('It is cleared on log-out', () => {
  expect(shown('ana', 'third', 16)).toBe('16');
  sessionEvents.publish({ type: 'SIGNED_OUT', to: '/' });
  expect(shown('ana', 'third')).toBe('8');
});
