import { describe, expect, it } from '@jest/globals';
import { entriesOf, moved, problemOf, shapeOf, suggestedCrop } from './photo-list';

describe('The order of photos', () => {
  it('changes by one place', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('stays at its ends', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

describe('A file to upload', () => {
  it('is rejected with a reason before it is sent', () => {
    expect(problemOf({ type: 'image/gif', size: 10 })).toBe('Please choose a JPEG, PNG or WebP picture');
    expect(problemOf({ type: 'image/png', size: 11 * 1024 * 1024 })).toBe('The picture is larger than 10 MB');
    expect(problemOf({ type: 'image/webp', size: 10 * 1024 * 1024 })).toBeNull();
  });
});

describe('The suggested part of a picture', () => {
  it('is the middle of a wide one, which stays wide unless a portrait is needed', () => {
    const size = { width: 1600, height: 1000 };
    const wide = suggestedCrop(size);
    expect(wide).toMatchObject({ y: 0, height: 1 });
    expect(wide.width).toBeCloseTo(4 / 3 / 1.6);
    expect(wide.x).toBeCloseTo((1 - wide.width) / 2);
    expect(suggestedCrop(size, 'portrait')).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect([shapeOf(wide, size), shapeOf({ ...wide, width: 0.5 }, size)]).toEqual(['landscape', 'portrait']);
  });

  it('is nearer to the top of a tall one, where faces are', () => {
    expect(suggestedCrop({ width: 800, height: 2000 })).toEqual({ x: 0, y: 0.5 / 3, width: 1, height: 0.5 });
  });

  it('is all of one that has the right shape', () => {
    expect(suggestedCrop({ width: 800, height: 1000 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});

describe('The order of photos and pictures', () => {
  const pending = (...keys: string[]) => keys.map((key) => ({ key, replaces: null }));

  it('places pictures behind what they followed, however the photos change', () => {
    expect(entriesOf(['a', 'x', 'b', 'y'], ['a', 'b'], pending('x', 'y'))).toEqual(['a', 'x', 'b', 'y']);
    expect(entriesOf(['a', 'x', 'b', 'y'], ['b', 'c'], pending('x', 'y'))).toEqual(['x', 'b', 'y', 'c']);
    expect(entriesOf(['x', 'y', 'a'], ['a'], pending('x', 'y'))).toEqual(['x', 'y', 'a']);
  });

  it('places unknown pictures last', () => {
    expect(entriesOf([], ['a'], pending('x', 'y'))).toEqual(['a', 'x', 'y']);
  });

  it('shows a picture instead of the photo that it replaces', () => {
    expect(entriesOf(['a', 'b'], ['a', 'b'], [{ key: 'x', replaces: 'a' }])).toEqual(['x', 'b']);
  });
});
