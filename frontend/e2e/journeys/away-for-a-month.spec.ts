import type { APIRequestContext } from '@playwright/test';
import { mailTo } from '../support/emails';
import { examine } from '../support/examine';
import { makePerson, send, signInByCall, type Person } from '../support/people';
import { letPass, productNow, runScheduledTask, setRight } from '../support/product-clock';
import { DARK_PHONE, DESKTOP } from '../support/screens';
import { expect, test } from '../support/test';

const DAY_MINUTES = 24 * 60;

/** A month later, by day in Sydney, where emails are not held back. */
async function aMonthPasses(request: APIRequestContext): Promise<void> {
  const hour = Number(
    new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: '2-digit', hourCycle: 'h23' }).format(
      await productNow(request),
    ),
  );
  await letPass(request, 31 * DAY_MINUTES + ((36 - hour) % 24) * 60);
}

const linkTo = async (request: APIRequestContext, { email }: Person) => {
  const { links } = await mailTo(request, email, /Are you still looking/);
  const link = links.find((one) => one.includes('/still-looking?token='));
  if (!link) throw new Error('The email has no link to the answers');
  return link;
};
const isActive = async (request: APIRequestContext, person: Person) => {
  const token = await signInByCall(request, person);
  const path = `/api/${person.role === 'family' ? 'family' : 'au-pair'}-profiles/me`;
  return ((await send(request, token, 'GET', path)) as { active: boolean }).active;
};

test('people who were away for a month keep or pause their profile from the email, without logging in', async ({
  request,
  visitor,
}) => {
  test.setTimeout(180_000);
  await setRight(request);
  const [stays, pauses] = [await makePerson('family'), await makePerson('family', { region: 'newzealand' })];
  await aMonthPasses(request);
  await runScheduledTask(request, 'profiles.ask-still-looking');
  await runScheduledTask(request, 'notifications.deliver-delayed');
  const links = [await linkTo(request, stays), await linkTo(request, pauses)] as const;
  await setRight(request);

  const phone = await visitor(DARK_PHONE);
  await phone.goto(links[0]);
  await expect(phone.getByRole('heading', { name: 'Are you still looking?' })).toBeVisible();
  expect(await examine(phone, '/still-looking')).toEqual([]);
  await phone.getByRole('button', { name: 'Yes, I am still looking' }).tap();
  await expect(phone.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(await isActive(request, stays)).toBe(true);

  const desktop = await visitor(DESKTOP);
  await desktop.goto(links[1]);
  await desktop.getByRole('button', { name: 'Pause my profile' }).press('Enter');
  await expect(desktop.getByRole('heading', { name: 'Your profile is paused' })).toBeVisible();
  expect(await isActive(request, pauses)).toBe(false);

  await desktop.goto(`${new URL(links[1]).pathname}?token=wrong`);
  await expect(desktop.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});
