import { describe, expect, it } from 'vitest';
import { withoutChildrensNames } from './childrens-names.js';

const shown = (text: string, ages = '') => withoutChildrensNames(ages, { text }).text;

describe('The names of children', () => {
  it('are cut to an initial wherever the family has written them', () => {
    const childrenAges = 'Ruby (2), Tom 7';
    const texts = { childrenAges, aboutUs: 'Ruby loves the sea and Tom’s football is everywhere.', tagline: null };
    expect(withoutChildrensNames(childrenAges, texts)).toEqual({
      childrenAges: 'R. (2), T. 7',
      aboutUs: 'R. loves the sea and T.’s football is everywhere.',
      tagline: null,
    });
  });

  it.each([
    ['Our son Tom runs. Tom’s shoes are wet.', 'Our son T. runs. T.’s shoes are wet.'],
    ['We have two girls, Ruby and Zoë.', 'We have two girls, R. and Z.'],
    ['A daughter called Mary-Jane.', 'A daughter called M.'],
    ['Ruby, our eldest, reads.', 'R., our eldest, reads.'],
    ['Tom is our little boy.', 'T. is our little boy.'],
    ['At home are Ruby (4) and Tom (18 months).', 'At home are R. (4) and T. (18 months).'],
    ['Ruby and Tom are 4 and 7.', 'R. and T. are 4 and 7.'],
    ['Zoe, who is two, sings.', 'Z., who is two, sings.'],
    ['Ruby, aged 4, loves the sea.', 'R., aged 4, loves the sea.'],
    ['Ruby, 4, loves the sea.', 'R., 4, loves the sea.'],
  ])('are found in the middle of a text: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each(['4, 7', 'Baby, 8 months', 'Twins of 5 and a girl, 9', 'Due in March', '18 months and 3 years'])(
    'are not found where only ages stand: %s',
    (ages) => expect(withoutChildrensNames(ages, { ages })).toEqual({ ages }),
  );

  it.each([
    'We live in Newtown, 4 km from Sydney. Bondi is 2 hours away.',
    'Our youngest is 4 and goes to Kindy. Our children. English is spoken here.',
    'She is 4, he is 7. Both are 7. Year 2 is fun.',
    'The Harrow house has 4 rooms; Max is our dog.',
  ])('are not seen where other words are written: %s', (text) => expect(shown(text)).toBe(text));
});
