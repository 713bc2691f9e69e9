import type { Page } from '@playwright/test';
import { examine } from '../support/examine';
import { makePlacement } from '../support/placements';
import { expect, test } from '../support/test';

const moment = (page: Page, name: string) => page.getByRole('region', { name: `You and ${name} have both signed` });

test('each device shows both people once that both have signed, and what comes next, no matter who signed first', async ({
  as,
}) => {
  // The au pair signs first, and neither has the page open.
  const { id, family, auPair } = await makePlacement();
  const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };
  for (const [person, other, options] of [
    [auPair, family, phone],
    [family, auPair, { reducedMotion: 'reduce' }],
  ] as const) {
    const page = await as(person, options);
    await page.goto(`/agreements/${id}`);
    const announcement = moment(page, other.name);
    await expect(announcement).toContainText('Congratulations.');
    if (options === phone) expect(await examine(page, 'the moment')).toEqual([]);
    else await expect(announcement).toHaveCSS('animation-name', 'none');
    await expect(announcement.getByRole('link')).toHaveText([
      'Plan the arrival',
      'See the hours',
      'Time with one employer',
      'Put the dates into your calendar',
      `Write to ${other.name}`,
    ]);
    const arrival = announcement.getByRole('link', { name: 'Plan the arrival' });
    await (options === phone ? arrival.tap() : arrival.press('Enter'));
    await expect(page.getByRole('heading', { level: 1, name: `Arrival plan with ${other.name}` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your agreement' })).toBeVisible();
    await expect(announcement).toBeHidden();
  }
  const otherDevice = await as(auPair);
  await otherDevice.goto(`/agreements/${id}`);
  await expect(moment(otherDevice, family.name)).toBeVisible();
});
