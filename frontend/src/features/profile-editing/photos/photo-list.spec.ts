import { describe, expect, it } from '@jest/globals';
import { moved, problemOf } from './photo-list';

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
  it('is refused in words before it is sent when it cannot be right', () => {
    expect(problemOf({ type: 'image/gif', size: 10 })).toBe('Please choose a JPEG, PNG or WebP picture');
    expect(problemOf({ type: 'image/png', size: 11 * 1024 * 1024 })).toBe('The picture is larger than 10 MB');
    expect(problemOf({ type: 'image/webp', size: 10 * 1024 * 1024 })).toBeNull();
  });
});
