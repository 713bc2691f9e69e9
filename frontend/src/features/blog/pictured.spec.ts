import { describe, expect, it } from '@jest/globals';
import { pictured } from './pictured';

describe('pictures in a list of posts', () => {
  it('never show the same drawing twice; an own picture always shows', () => {
    const posts = [
      { category: 'For Families', image_url: null },
      { category: 'For Families', image_url: null },
      { category: 'For Families', image_url: '/media/a/800.webp' },
      { category: 'Gardening', image_url: null },
      { category: null, image_url: null },
      { category: 'Visas & Money', image_url: null },
    ];
    const shown = pictured(posts);
    expect(posts.map((post) => shown.has(post))).toEqual([true, false, true, true, false, true]);
  });
});
