import { describe, expect, it } from '@jest/globals';
import { withoutChildrensNames } from './childrens-names.js';

const family = (childrenAges: string, aboutUs = '') => ({
  childrenAges,
  aboutUs,
  requirements: '',
  tagline: null,
  accommodationDetails: '',
});

describe('The names of children', () => {
  it('are cut to an initial wherever the family has written them', () => {
    const shown = withoutChildrensNames(
      family('Ruby (2), Tom 7', 'Ruby loves the sea and Tom’s football is everywhere.'),
    );
    expect(shown.childrenAges).toBe('R. (2), T. 7');
    expect(shown.aboutUs).toBe('R. loves the sea and T.’s football is everywhere.');
  });

  it.each(['4, 7', 'Baby, 8 months', 'Twins of 5 and a girl, 9', 'Due in March', '18 months and 3 years'])(
    'are not found where only ages stand: %s',
    (ages) => expect(withoutChildrensNames(family(ages)).childrenAges).toBe(ages),
  );
});
