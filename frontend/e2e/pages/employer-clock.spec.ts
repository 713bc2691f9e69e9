import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { lineOf } from '../support/line';
import { makePerson, send, signInByCall } from '../support/people';
import { makePlacement } from '../support/placements';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';

test.describe.configure({ timeout: 180_000 });

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const count = (page: Page) => page.getByRole('region', { name: 'Days left' });
const permission = (page: Page) => page.getByRole('region', { name: 'Permission to work longer' });
const letter = (page: Page) => page.getByRole('region', { name: 'Letter of support' });

test('both see the days that are left, record the permission to go on, and download the letter', async ({ as }) => {
  const { id, family, auPair, startsOn } = await makePlacement();
  const guest = await as(auPair, PHONE);
  const host = await as(family, DESKTOP);
  const path = `/app/employer-clock/${id}`;

  await test.step('the au pair finds the count on the dashboard, with the rule and its source behind it', async () => {
    await settle(guest, '/dashboard');
    const card = guest.getByRole('region', { name: 'Time with one employer' });
    await expect(card).toContainText(/18\d days left/);
    await guest.screenshot({ path: test.info().outputPath('dashboard-390.png'), fullPage: true });
    await card.getByRole('link', { name: 'See the rule and what comes next' }).tap();
    await expect(guest).toHaveURL(path);
    await expect(count(guest)).toContainText('6 months with one employer');
    const rule = guest.getByRole('region', { name: 'The rule' });
    const authority = rule.getByRole('link', { name: /^Official answers/ });
    await expect(authority).toHaveAttribute('href', /homeaffairs\.gov\.au/);
    expect((await authority.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await guest.screenshot({ path: test.info().outputPath('clock-390.png'), fullPage: true });
    await expect(rule).toContainText('read on');
    await expect(rule).toContainText('Ask the authority');
    expect(await examine(guest, 'time with one employer on a phone')).toEqual([]);
    await expectNothingSideways(guest, 'time with one employer on a phone');
  });

  await test.step('the family records the application by keyboard, and the open page of the au pair shows it', async () => {
    await settle(host, path);
    await permission(host).getByRole('button', { name: 'We have asked' }).press('Enter');
    const dialog = host.getByRole('dialog');
    await dialog.getByLabel('Day of the application').fill(dayAfter(startsOn, 2));
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toContainText('This day is in the future');
    await dialog.getByLabel('Day of the application').fill(startsOn);
    await dialog.getByLabel('Note').fill('Asked online, with the letter.');
    expect(await examine(host, 'recording an application')).toEqual([]);
    await host.route('**/permission', (route) => route.abort('connectionfailed'));
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
    await host.unroute('**/permission');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(permission(host)).toContainText('Asked for, not answered yet');
    await expect(permission(host).locator(':focus')).toHaveCount(1);
    await expect(permission(guest)).toContainText('Asked for, not answered yet');
    await expect(permission(guest)).toContainText('Asked online, with the letter.');
  });

  await test.step('the au pair records that it was granted, undoes it, and records it again', async () => {
    const until = dayAfter(startsOn, 300);
    const grant = async (last: string) => {
      await permission(guest).getByRole('button', { name: 'It was granted' }).tap();
      await guest.getByRole('dialog').getByLabel('Last day that is permitted').fill(last);
      await guest.getByRole('dialog').getByRole('button', { name: 'Save' }).tap();
    };
    await grant(dayAfter(startsOn, 20));
    await expect(guest.getByRole('dialog')).toContainText('The permission must end after');
    await guest.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
    await grant(until);
    await expect(count(guest)).toContainText('300 days left');
    await expect(count(host)).toContainText('300 days left');
    await toast(guest).getByRole('button', { name: 'Undo' }).tap();
    await expect(count(host)).toContainText(/18\d days left/);
    await expect(permission(host)).toContainText('Withdrawn on');
    await grant(until);
    await expect(count(host)).toContainText('Based on the permission you recorded');
  });

  await test.step('the family writes the reason, and both download the letter', async () => {
    const reason = letter(host).getByLabel('Why you ask for more time');
    await reason.fill('The youngest starts school in January.');
    // It stays over a reload until it is saved.
    await host.reload();
    await expect(reason).toHaveValue('The youngest starts school in January.');
    await letter(host).getByRole('button', { name: 'Save the reason' }).press('Enter');
    await expect(letter(guest)).toContainText('The youngest starts school in January.');
    await expect(letter(host).getByRole('button', { name: 'Save the reason' })).toBeFocused();
    await letter(host).getByRole('button', { name: 'Use the prefilled reason' }).press('Enter');
    await expect(reason).not.toHaveValue('The youngest starts school in January.');
    await expect(letter(host).locator(':focus')).toHaveCount(1);
    for (const page of [host, guest]) {
      const download = page.waitForEvent('download');
      await letter(page).getByRole('button', { name: 'Download as PDF' }).click();
      expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  await test.step('the hours lead to the count', async () => {
    await settle(host, `/app/hours/${id}`);
    await host.getByRole('link', { name: 'Time with one employer', exact: true }).last().click();
    await expect(host).toHaveURL(path);
    await expect(count(host)).toBeVisible();
  });
});

test('what the other person recorded while the live connection was lost is shown once it is back', async ({
  as,
  request,
}) => {
  const { id, family, auPair, startsOn } = await makePlacement();
  const page = await as(auPair);
  const line = await lineOf(page);
  await settle(page, `/app/employer-clock/${id}`);
  await expect(permission(page)).toContainText('Nothing is recorded yet');
  await line.cut();
  const token = await signInByCall(request, family);
  await send(request, token, 'PUT', `/api/employer-clocks/${id}/permission`, { step: 'asked', on: startsOn });
  line.restore();
  await expect(permission(page)).toContainText('Asked for, not answered yet', { timeout: 30_000 });
});

test('without a placement the page says what it will show; a failed load is tried again', async ({ as }) => {
  const page = await as(await makePerson('aupair'), PHONE);
  await page.route('**/api/employer-clocks', (route) => route.abort('connectionfailed'));
  await page.goto('/app/employer-clock');
  await expect(page.getByRole('heading', { name: 'The count did not load' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('failed-390.png') });
  await page.unroute('**/api/employer-clocks');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'No placement yet' })).toBeVisible();
  expect(await examine(page, 'no placement')).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('empty-390.png') });
});
