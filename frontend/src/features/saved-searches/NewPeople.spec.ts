import { expect, it } from '@jest/globals';
import type { NewPeople } from '../../api/saved-searches';
import { withAdded } from './NewPeople';

const people = (...ids: string[]) => ({ auPairs: ids.map((id) => ({ id })), families: [] }) as unknown as NewPeople;

it('A saved search that is opened again shows new people first, and marks only them as seen', () => {
  expect(withAdded(undefined, people('ana', 'ben'))).toEqual({ all: people('ana', 'ben'), added: ['ana', 'ben'] });
  expect(withAdded(people('ana', 'ben'), people('cleo', 'ana'))).toEqual({
    all: people('cleo', 'ana', 'ben'),
    added: ['cleo'],
  });
  expect(withAdded(people('ana'), people())).toEqual({ all: people('ana'), added: [] });
});
