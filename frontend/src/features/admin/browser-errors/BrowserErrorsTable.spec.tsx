import { expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrowserErrorsTable } from './BrowserErrorsTable';

it('an empty later page of browser errors leads to the first one', () => {
  const markup = (first: (() => void) | null) =>
    renderToStaticMarkup(<BrowserErrorsTable errors={[]} resolved={false} onFirst={first} />);
  expect(markup(jest.fn())).toContain('Nothing is left on this page.');
  expect(markup(null)).not.toContain('Nothing is left on this page.');
});
