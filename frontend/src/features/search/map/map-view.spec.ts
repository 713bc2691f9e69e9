import { describe, expect, it } from '@jest/globals';
import type { MapLocation } from '../../../api/search';
import { marksOf, moved, project, wholeOf, zoomed } from './map-view';

const location = (name: string, latitude: number, longitude: number, city: string | null = null): MapLocation => ({
  kind: city === null ? 'city' : 'suburb',
  name,
  region: 'australia',
  city,
  latitude,
  longitude,
  count: 3,
});
const SYDNEY = location('Sydney', -33.87, 151.21);
const NEWTOWN = location('Newtown, Sydney', -33.9, 151.18, 'Sydney');
const PERTH = location('Perth', -31.95, 115.86);

describe('The view of the map (B16)', () => {
  it('draws the Chatham Islands east of New Zealand', () => {
    const chathams = project({ latitude: -43.95, longitude: -176.56 });
    expect(chathams.x).toBeGreaterThan(project({ latitude: -41.29, longitude: 174.78 }).x);
    expect(chathams.x).toBeLessThan(18_400);
  });

  it('zooms around a point, and stops at both ends', () => {
    const at = { x: 15_121, y: 3_600 };
    const near = zoomed(wholeOf.australia, 2, at);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - wholeOf.australia.x) / wholeOf.australia.width);
    let view = wholeOf.australia;
    for (let times = 0; times < 30; times += 1) view = zoomed(view, 2);
    expect(view.width).toBe(30);
    expect(moved(view, 1e6, 1e6)).toMatchObject({ x: 18_600, y: 5_600 });
  });

  it('counts families of a suburb once, with their city until it is wide enough', () => {
    expect(marksOf([SYDNEY, PERTH, NEWTOWN], wholeOf.australia, 700).map(({ count }) => count)).toEqual([3, 3]);
    const middle = { ...project(SYDNEY), width: 300 };
    expect(marksOf([SYDNEY, NEWTOWN], middle, 700)).toMatchObject([{ count: 3, locations: [SYDNEY, NEWTOWN] }]);
    const near = { ...middle, width: 30 };
    expect(marksOf([SYDNEY, NEWTOWN], near, 700)).toHaveLength(2);
  });

  it('merges the marks of cities that are too close to tap', () => {
    const canberra = location('Canberra', -35.28, 149.13);
    expect(marksOf([SYDNEY, canberra], { ...wholeOf.australia, width: 9_000 }, 390)).toMatchObject([{ count: 6 }]);
  });
});
