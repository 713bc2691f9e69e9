import { describe, expect, it } from '@jest/globals';
import { moveOf, partsOf, write, type LocationParts } from './location';

const nothing: LocationParts = { suburb: '', city: '' };

describe('The location of a profile', () => {
  it.each(['Hamilton, Newcastle', 'Wellington Point', 'Hamilton Hill, Fremantle', 'Auckland Street, Gladstone'])(
    'moves no one from Australia with “%s”, and has no city of our list',
    (value) => {
      expect(moveOf(value, 'australia')).toBeNull();
      expect(partsOf(value, nothing, 'australia')).toEqual({ suburb: value, city: '' });
    },
  );

  it('moves to the city of the other country that it ends with', () => {
    for (const value of ['Ponsonby, Auckland', 'Auckland', 'auckland, New Zealand'])
      expect(moveOf(value, 'australia')).toEqual({ city: 'Auckland', to: 'newzealand' });
    for (const value of ['Sydney, Auckland', 'Hamilton, Perth', 'Hamilton Australia', '', 'Any Location'])
      expect(moveOf(value, 'australia')).toBeNull();
    expect(moveOf('Hamilton', 'newzealand')).toBeNull();
  });

  it('keeps the typed suburb, even while it is the name of a city', () => {
    for (const suburb of ['Hamilton', 'Hamilton ', 'Hamilton H']) {
      const typed = { suburb, city: '' };
      expect(partsOf(write(typed), typed, 'australia')).toEqual(typed);
    }
    expect(partsOf('Newtown, Sydney', { suburb: 'Hamilton', city: '' }, 'australia')).toEqual({
      suburb: 'Newtown',
      city: 'Sydney',
    });
  });
});
