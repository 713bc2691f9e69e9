import { describe, expect, it } from 'vitest';
import { australianStateOf } from './australian-states.js';

describe('The state of a location in Australia', () => {
  it.each([
    ['Newtown, Sydney', 'nsw'],
    ['Naarm', 'vic'],
    ['Hamilton QLD 4007', 'qld'],
    ['Fremantle, Perth', 'wa'],
    ['Glenelg, South Australia', 'sa'],
    ['Sandy Bay, Hobart', 'tas'],
    ['Canberra', 'act'],
    ['Darwin', 'nt'],
    ['Queanbeyan NSW, near Canberra', 'nsw'],
    ['Victoria Park, Perth', 'wa'],
    ['victoria point, brisbane', 'qld'],
    ['Queanbeyan, Canberra', 'nsw'],
    ['Port Victoria, SA', 'sa'],
    ['Ballarat', null],
    ['Wagga', null],
    ['', null],
  ] as const)('of “%s” is %s', (location, state) => {
    expect(australianStateOf(location)).toBe(state);
  });
});
