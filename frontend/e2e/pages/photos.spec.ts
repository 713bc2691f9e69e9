import { auPairAnswers } from '../support/answers';
import { makePerson } from '../support/people';
import { givePhoto } from '../support/photo-upload';
import { carriesExif } from '../support/photos';
import { expect, test } from '../support/test';

test('P16 N03 a photo comes in three widths without camera data; one that cannot be had says so', async ({
  page,
  browser,
}) => {
  const person = await makePerson(browser, 'aupair');
  const id = await givePhoto(browser, person, auPairAnswers);

  await page.goto(`/au-pair/${person.id}`);
  const photo = page.getByRole('img', { name: `Photo 1 of ${person.name}` });
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).toHaveAttribute('srcset', /400w.*800w.*1200w/);
  for (const width of [400, 800, 1200]) {
    const answer = await page.request.get(`/media/${id}/${width}.webp`);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect(carriesExif(await answer.body())).toBe(false);
  }

  await page.context().clearCookies();
  await page.route('**/media/**', (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes(id));
  await page.reload();
  await expect(page.getByText('Image unavailable')).toBeVisible();
  await expect(photo).toBeVisible();
  await warned;
});
