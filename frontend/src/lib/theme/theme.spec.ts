import { describe, expect, it } from '@jest/globals';
import { resolvedTheme, toTheme } from './theme';

describe('the theme', () => {
  it('follows the device unless someone chose', () => {
    expect(toTheme(null)).toBe('system');
    expect(toTheme('sepia')).toBe('system');
    expect(resolvedTheme('system', true)).toBe('dark');
    expect(resolvedTheme('system', false)).toBe('light');
  });
  it('keeps a choice whatever the device says', () => {
    expect(resolvedTheme(toTheme('light'), true)).toBe('light');
    expect(resolvedTheme(toTheme('dark'), false)).toBe('dark');
  });
});
