import { expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { nothingHere } from './NothingHere';

const onFirst = jest.fn();

it('a table says that nothing was found only on its first page', () => {
  const markup = (first: (() => void) | null) => renderToStaticMarkup(nothingHere('No one yet', false, null, first));
  expect(markup(null)).toContain('No one yet');
  expect(markup(onFirst)).toContain('Nothing is left on this page.');
  expect(markup(onFirst)).toContain('First page');
  expect(markup(onFirst)).not.toContain('No one yet');
});
