import { expect, it } from '@jest/globals';
import { idsIn, withoutId } from './compared-ids';

const id = (digit: number) => `0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a1${digit}`;

it('the address of a comparison names one to four people, each once', () => {
  expect(idsIn(id(1))).toEqual([id(1)]);
  expect(idsIn(` ${id(1)}, ${id(2).toUpperCase()},${id(1)}`)).toEqual([id(1), id(2)]);
  expect(idsIn([1, 2, 3, 4].map(id).join())).toHaveLength(4);
});

it.each(['', 'lena', `${id(1)},`, [1, 2, 3, 4, 5].map(id).join()])('"%s" names no one', (text) => {
  expect(idsIn(text)).toBeNull();
});

it('someone can be taken out', () => {
  expect(withoutId([id(1), id(2)], id(1))).toBe(id(2));
});
