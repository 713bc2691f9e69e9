import { describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.js';

describe('The demo', () => {
  it('is missed with a sentence that says what to do, where its package is not installed', async () => {
    await expect(loadDemo('@wattle-and-fern/not-installed')).rejects.toThrow(
      /needs the package @wattle-and-fern\/not-installed, which is not installed and built here\. Set DEMO=0/,
    );
  });

  it('says what is wrong with it where it is there and does not load', async () => {
    const broken = 'data:text/javascript,throw new Error("tagline: too long")';
    await expect(loadDemo(broken)).rejects.toThrow('tagline: too long');
  });
});
