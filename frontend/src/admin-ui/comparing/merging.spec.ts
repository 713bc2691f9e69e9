import { describe, expect, it } from '@jest/globals';
import type { FieldsModel } from '../editing/fields';
import { differencesOf } from './merging';

interface Poster {
  title: string;
  place: string | null;
  sources: { title: string; url: string }[];
}
const began: Poster = { title: 'Tea', place: null, sources: [{ title: 'Bread', url: '/bread' }] };
const model: FieldsModel<Poster> = {
  empty: { title: '', place: null, sources: [] },
  labels: { title: 'Title', place: 'Location', sources: 'Sources' },
  prose: [],
  textOf: (name, fields) => String(fields[name]),
};

describe('two versions that began with the same one', () => {
  it('differ in values, not in their order or form', () => {
    const theirs = { ...began, place: '', sources: [{ url: '/bread', title: 'Bread' }] };
    expect(differencesOf(model, { began, mine: began, theirs }).parts).toEqual([]);
  });

  it('are merged: a change of one person is taken over, and of two changes the own one is kept', () => {
    const mine = { ...began, title: 'Tea first' };
    const theirs = { ...began, title: 'Coffee', place: 'Perth' };
    const { proposed, merged } = differencesOf(model, { began, mine, theirs });
    expect(proposed).toEqual({ title: 'mine', place: 'theirs' });
    expect(merged(proposed)).toEqual({ ...began, title: 'Tea first', place: 'Perth' });
    expect(merged({})).toEqual(mine);
  });
});
