import { describe, expect, it } from '@jest/globals';
import type { ReadApi } from './api-reader';
import { Banners } from './banners';

/** An API with a banner in New Zealand and none in Australia. */
function setUp() {
  const api = { says: 'Moving house', questions: 0, away: false };
  let now = 0;
  const read = (async (path: string) => {
    api.questions += 1;
    if (api.away) throw new Error('The API is away');
    const banner = { id: 'a', text: api.says, link: null, tone: 'info' };
    return { banner: path.endsWith('newzealand') ? banner : null };
  }) as ReadApi;
  const banners = new Banners(
    (all) => all.map(([region, banner]) => `${region}: ${banner?.text ?? 'nothing'}`).join(', '),
    () => now,
  );
  return { api, pass: (ms: number) => (now += ms), drawn: () => banners.drawn(read) };
}

describe('The line above every page', () => {
  it('is requested once in five seconds, for both regions, however many pages are rendered', async () => {
    const { api, pass, drawn } = setUp();
    expect(await Promise.all([drawn(), drawn()])).toEqual(
      Array(2).fill('australia: nothing, newzealand: Moving house'),
    );
    expect(api.questions).toBe(2);
    api.says = 'Moved house';
    pass(5_001);
    expect(await drawn()).toBe('australia: nothing, newzealand: Moved house');
  });

  it('stays unchanged while the API does not respond, and no page fails because of it', async () => {
    const { api, pass, drawn } = setUp();
    api.away = true;
    expect(await drawn()).toBe('');
    api.away = false;
    pass(5_001);
    await drawn();
    api.away = true;
    pass(5_001);
    expect(await drawn()).toBe('australia: nothing, newzealand: Moving house');
  });
});
