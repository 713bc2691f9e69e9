import { PHONE } from '../support/screens';
import { composer, makeTalk, messageWith, openTalk, write } from '../support/talk';
import { expect, test } from '../support/test';

test('a draft begun on a phone is continued on another device, and is gone once it is sent', async ({ as }) => {
  test.setTimeout(120_000);
  const { family, auPair, path } = await makeTalk();
  const phone = await as(family, PHONE);
  await openTalk(phone, path);
  await phone.context().setOffline(true);
  await composer(phone).fill('Kia ora, would you');
  await phone.context().setOffline(false);
  await phone.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());

  const laptop = await as(family);
  await laptop.goto('/app/messages');
  const row = laptop.getByRole('link', { name: auPair.name });
  await expect(row).toContainText('Draft: Kia ora, would you');
  await row.click();
  await expect(composer(laptop)).toHaveValue('Kia ora, would you');
  await write(laptop, 'Kia ora, would you like to meet?');
  await expect(messageWith(laptop, 'like to meet?')).toHaveCount(1);

  await phone.goto('/app/messages');
  await expect(phone.getByRole('link', { name: auPair.name })).toContainText('You: Kia ora, would you like to meet?');
  const other = await as(auPair);
  await openTalk(other, path);
  await expect(composer(other)).toHaveValue('');
});

test('text typed just before a tab crashed is restored', async ({ as }) => {
  const { family, path } = await makeTalk();
  const page = await as(family, PHONE);
  await openTalk(page, path);
  const devtools = await page.context().newCDPSession(page);
  await composer(page).pressSequentially('Kia ora');
  const crashed = page.waitForEvent('crash');
  // Never answered.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  await again.goto(path);
  await expect(composer(again)).toHaveValue('Kia ora');
});
