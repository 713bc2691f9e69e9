import { describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.js';

describe('The demo', () => {
  it('fails with what to do when its package is not installed', async () => {
    await expect(loadDemo('@wattle-and-fern/not-installed')).rejects.toThrow(
      /needs the package @wattle-and-fern\/not-installed, which is not installed and built here\. Set DEMO=0/,
    );
  });

  it('fails with the cause when its package does not load', async () => {
    const broken = 'data:text/javascript,throw new Error("tagline: too long")';
    await expect(loadDemo(broken)).rejects.toThrow('tagline: too long');
  });
});
