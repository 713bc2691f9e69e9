import { describe, expect, it } from 'vitest';
import { uuidFrom } from './index.js';

describe('A UUID from a text', () => {
  it('never changes, because rows have it', () => {
    expect(uuidFrom('abc')).toBe('ba7816bf-8f01-8fea-8141-40de5dae2223');
    expect(uuidFrom('abc', (digit) => (digit === '4' ? '9' : 'b'))).toBe('ba7816bf-8f01-8fea-9141-40de5dae2223');
  });
});
