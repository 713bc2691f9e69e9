import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { auPairInPlacement } from '../support/demo';
import { makePerson } from '../support/people';
import { makePlacement, rowName } from '../support/placements';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 180_000 });

const addDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const rowOf = (page: Page, day: string) =>
  page
    .getByRole('list', { name: 'Days of this week' })
    .getByRole('listitem')
    .filter({ hasText: rowName(day) });

test('a day is recorded in one tap, also without a connection, disputed, corrected and confirmed; both keep the record', async ({
  as,
}) => {
  const { id, family, auPair, startsOn } = await makePlacement();
  const guest = await as(auPair, PHONE);
  const host = await as(family, DESKTOP);
  const path = `/app/hours/${id}?week=${startsOn}`;
  const named = (action: string) => `${action}, ${rowName(startsOn)}`;
  const [today, theirs] = [rowOf(guest, startsOn), rowOf(host, startsOn)];

  await test.step('the au pair finds the hours in the menu and records today while offline', async () => {
    await settle(guest, '/dashboard');
    await guest.getByRole('button', { name: 'Open menu' }).tap();
    await guest.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Hours', exact: true }).tap();
    await expect(guest.getByRole('heading', { level: 1, name: `Hours with ${family.name}` })).toBeVisible();
    await expect(today).toContainText('Planned: 3:00 pm to 7:00 pm (4 h)');
    expect(await examine(guest, 'a week that is not recorded')).toEqual([]);
    await expectNothingSideways(guest, 'a week on a phone');
    await guest.context().setOffline(true);
    await guest.getByRole('button', { name: named('As planned') }).tap();
    await expect(today).toContainText('Waiting to be sent');
    await expect(guest.getByRole('button', { name: named('Change') })).toBeVisible();
    await expect(guest.getByRole('button', { name: named('As planned') })).toHaveCount(0);
    const sent = guest.waitForResponse((answer) => answer.ok() && answer.request().method() === 'PUT');
    await guest.context().setOffline(false);
    await sent;
    await expect(today).toContainText('To confirm');
    await expect(today).toContainText('4 h');
    await settle(guest, path);
    await expect(today).toContainText('as planned');
  });

  await test.step('a day off is asked for, accepted by the family, and nothing is planned on it', async () => {
    const off = addDay(startsOn);
    await guest.getByRole('button', { name: 'Ask for days off' }).tap();
    const dialog = guest.getByRole('dialog', { name: 'Ask for days off' });
    await dialog.getByRole('button', { name: 'Send' }).tap();
    await expect(dialog).toContainText('Choose a day');
    await dialog.getByLabel('First day').fill(off);
    await dialog.getByLabel('Last day').fill(startsOn);
    await dialog.getByRole('button', { name: 'Send' }).tap();
    await expect(dialog).toContainText('The last day must not be before the first');
    await dialog.getByLabel('Last day').fill('');
    expect(await examine(guest, 'days off are asked for')).toEqual([]);
    await expectNothingSideways(guest, 'days off on a phone');
    await dialog.getByRole('button', { name: 'Send' }).tap();
    await settle(host, '/dashboard');
    await host.getByRole('link', { name: 'Look at the dates' }).click();
    await host.getByRole('button', { name: /^Accept, Day off/ }).click();
    await settle(guest, `/app/hours/${id}?week=${off}`);
    await expect(rowOf(guest, off).first()).toContainText('Day off, as you both agreed');
    await expect(guest.getByRole('region', { name: 'Days off and holidays' })).toContainText('Agreed');
    expect(await examine(guest, 'a week with a day off')).toEqual([]);
    // On a Sunday the day off is in the next week.
    await settle(guest, path);
  });

  await test.step('the family says by keyboard what was different', async () => {
    await settle(host, path);
    await expect(host.getByText('one day of this week to confirm')).toBeVisible();
    await host.getByRole('button', { name: named('It was different') }).focus();
    await host.keyboard.press('Enter');
    const dialog = host.getByRole('dialog');
    await expect(dialog).toContainText(`${auPair.name} reads your note`);
    expect(await examine(host, 'a day that was different')).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toContainText('Please say in a few words how the day was different');
    await dialog.getByLabel('Your note').fill('You were free from six.');
    await host.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(theirs).toContainText('You say it was different');
    await expect(today).toContainText('The family says it was different');
  });

  await test.step('the au pair reads the note on the open page and corrects the day', async () => {
    await expect(today).toContainText('You were free from six.');
    await guest.getByRole('button', { name: named('Change') }).tap();
    const dialog = guest.getByRole('dialog');
    await dialog.getByText('Start and end').tap();
    await dialog.getByLabel('Start', { exact: true }).fill('13:00');
    await dialog.getByLabel('End', { exact: true }).fill('12:00');
    await dialog.getByRole('button', { name: 'Record' }).tap();
    await expect(dialog).toContainText('The end must be later than the start');
    await dialog.getByLabel('End', { exact: true }).fill('18:00');
    await dialog.getByLabel('A note for the family').fill('Right, until six.');
    expect(await examine(guest, 'entering hours')).toEqual([]);
    await dialog.getByRole('button', { name: 'Record' }).tap();
    await expect(today).toContainText('5 h');
    await expect(today).toContainText('1:00 pm to 6:00 pm');
  });

  await test.step('a day removed by mistake comes back as it was entered', async () => {
    await guest.getByRole('button', { name: named('Remove') }).tap();
    await expect(today).not.toContainText('5 h');
    await guest.getByRole('button', { name: 'Undo' }).tap();
    await expect(today).toContainText('1:00 pm to 6:00 pm');
  });

  await test.step('the family confirms the week, and the au pair sees it at once', async () => {
    await expect(theirs).toContainText('Right, until six.');
    await settle(host, '/dashboard');
    await expect(host.getByText('One day to confirm')).toBeVisible();
    await host.getByRole('link', { name: 'Look at the hours' }).click();
    await host.getByRole('button', { name: 'Confirm one day' }).click();
    await expect(theirs).toContainText('Confirmed');
    await expect(today).toContainText('Confirmed');
    await expect(guest.getByRole('button', { name: named('Remove') })).toHaveCount(0);
  });

  await test.step('an overrun is said to both, and a change waits for the family again', async () => {
    await guest.getByRole('button', { name: named('Change') }).tap();
    const dialog = guest.getByRole('dialog');
    await expect(dialog).toContainText('The family has confirmed this day.');
    await dialog.getByText('Number of hours').tap();
    await dialog.getByLabel('Hours', { exact: true }).fill('24');
    await dialog.getByRole('button', { name: 'Record' }).tap();
    await expect(today).toContainText('To confirm');
    await expect(theirs).toContainText('24 h');
    for (const page of [guest, host])
      await expect(page.getByRole('complementary', { name: 'About the hours of this week' })).toContainText(
        'This week is 4 h above the 20 h that you both signed.',
      );
    await guest.route(/\/api\/hours\/.*week=/, (route) => route.fulfill({ status: 500 }));
    await guest.getByRole('button', { name: 'Next week' }).tap();
    await expect(guest.getByText('This week did not load.')).toBeVisible();
    await expect(today).toHaveCount(0);
    await expect(guest.getByRole('button', { name: 'This week' })).toBeVisible();
    const notLoaded = await guest.getByRole('heading', { level: 2 }).first().textContent();
    await guest.unrouteAll();
    await guest.route(/\/api\/hours\/.*week=/, () => undefined);
    await guest.getByRole('button', { name: 'Next week' }).tap();
    await expect(guest.getByText('This week did not load.')).toHaveCount(0);
    await expect(today).toHaveCount(0);
    await expect(guest.getByRole('heading', { level: 2 }).first()).not.toHaveText(notLoaded ?? '');
    await guest.unrouteAll();
    await guest.getByRole('button', { name: 'Previous week' }).tap();
    await expect(guest.getByText('This week did not load.')).toHaveCount(0);
    await guest.getByRole('button', { name: 'Previous week' }).tap();
    await expect(today).toContainText('24 h');
  });

  await test.step('both download the pay record', async () => {
    const download = host.waitForEvent('download');
    await host.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n')[1]).toContain(',24,0,1,0,420.00,AUD');
    const record = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Download as PDF' }).tap();
    expect((await readFile(await (await record).path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('B12 both find the planned week in the calendar that they subscribe to', async () => {
    for (const [page, shift] of [
      [guest, `SUMMARY:Work with `],
      [host, `SUMMARY:${auPair.name} works`],
    ] as const) {
      await page.getByRole('link', { name: 'Add the agreed hours to your calendar' }).click();
      await expect(page).toHaveURL(/\/account\/calendar$/);
      const feed = page.getByRole('main');
      await feed.getByRole('button', { name: 'Create a calendar address' }).click();
      const { pathname, search } = new URL(await feed.locator('code').innerText());
      const file = (await (await page.request.get(pathname + search)).text()).replace(/\r\n[ \t]/g, '');
      const entry = file.split('BEGIN:VEVENT').find((one) => one.includes(`UID:shift-1500-1900-${id}`));
      expect(entry).toContain(shift);
      expect(entry).toContain(`DTSTART;TZID=Australia/Sydney:${startsOn.replaceAll('-', '')}T150000`);
      expect(entry).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=(?:[A-Z]{2},){4}[A-Z]{2};UNTIL=/);
      expect(file).toContain('BEGIN:VTIMEZONE');
      await settle(page, path);
    }
  });

  await test.step('the agreement leads to the hours', async () => {
    await settle(host, `/agreements/${id}`);
    await host.getByRole('link', { name: 'Hours of this placement' }).click();
    await expect(host).toHaveURL(`/app/hours/${id}`);
  });
});

test('typed hours are kept when the day has changed meanwhile, until the au pair has checked the day', async ({
  as,
}) => {
  const { id, family, auPair, startsOn } = await makePlacement();
  const [guest, host] = [await as(auPair, PHONE), await as(family, DESKTOP)];
  const path = `/app/hours/${id}?week=${startsOn}`;
  const named = (action: string) => `${action}, ${rowName(startsOn)}`;
  const [today, theirs] = [rowOf(guest, startsOn), rowOf(host, startsOn)];
  const [entering, disputing] = [guest.getByRole('dialog'), host.getByRole('dialog')];
  const isStale = (page: Page) => page.waitForResponse((answer) => answer.status() === 409);
  await settle(guest, path);
  await guest.getByRole('button', { name: named('As planned') }).tap();
  await expect(today).toContainText('To confirm');
  await settle(host, path);

  await test.step('the au pair corrects a day that the family disputes at that moment', async () => {
    await guest.getByRole('button', { name: named('Change') }).tap();
    await entering.getByText('Number of hours').tap();
    await entering.getByLabel('Hours', { exact: true }).fill('5');
    await entering.getByLabel('A note for the family').fill('We were late.');
    await host.getByRole('button', { name: named('It was different') }).press('Enter');
    await disputing.getByLabel('Your note').fill('You were free from six.');
    await disputing.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(theirs).toContainText('You say it was different');
    const stale = isStale(guest);
    await entering.getByRole('button', { name: 'Record' }).tap();
    await stale;
    await expect(today).toContainText('You were free from six.');
    const entered = today.getByRole('complementary', { name: 'What you entered' });
    await expect(entered).toContainText('so your 5 h were not sent');
    await expect(entered).toContainText('We were late.');
    expect(await examine(guest, 'hours that were not sent')).toEqual([]);
    await expectNothingSideways(guest, 'hours that were not sent, on a phone');
  });

  await test.step('the hours wait through a reload, come back when discarded by mistake, and are sent once checked', async () => {
    await settle(guest, path);
    await guest.getByRole('button', { name: named('Discard mine') }).tap();
    await expect(today.getByRole('complementary', { name: 'What you entered' })).toHaveCount(0);
    await guest.getByRole('button', { name: 'Undo' }).tap();
    await guest.getByRole('button', { name: named('Check and send') }).tap();
    await expect(entering.getByLabel('Hours', { exact: true })).toHaveValue('5');
    await expect(entering.getByLabel('A note for the family')).toHaveValue('We were late.');
    await host.getByRole('button', { name: named('It was different') }).press('Enter');
    await disputing.getByLabel('Your note').fill('Free from six, as we said.');
    await entering.getByRole('button', { name: 'Record' }).tap();
    await expect(today).toContainText('To confirm');
    await expect(guest.getByRole('button', { name: named('Discard mine') })).toHaveCount(0);
  });

  await test.step('the family keeps its note, reads the new hours next to it, and sends it again', async () => {
    await disputing.getByRole('button', { name: 'Send' }).press('Enter');
    const changed = disputing.getByRole('alert').filter({ hasText: 'changed in the meantime' });
    await expect(changed).toContainText('This day has changed in the meantime.');
    await expect(changed).toContainText('We were late.');
    await expect(disputing.getByLabel('Your note')).toHaveValue('Free from six, as we said.');
    expect(await examine(host, 'a day that changed before it was disputed')).toEqual([]);
    await disputing.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(disputing).toHaveCount(0);
    await expect(today).toContainText('Free from six, as we said.');
  });
});

test('the shown placement is marked in the list of all, with the total of its recorded weeks', async ({ as }) => {
  const page = await as(auPairInPlacement, DESKTOP);
  await settle(page, '/app/hours');
  const placements = page.getByRole('navigation', { name: 'Your placements' }).getByRole('link');
  await expect(placements).toHaveCount(2);
  await expect(placements.nth(0)).toHaveAttribute('aria-current', 'page');
  await expect(placements.nth(1)).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: 'Previous week' }).click();
  const isConfirmed = async () => {
    const [planned, , confirmed] = await page.getByRole('definition').allTextContents();
    return planned !== undefined && planned === confirmed;
  };
  await expect.poll(isConfirmed).toBe(true);
});

test('without a placement the page says where hours come from; a failed load is tried again', async ({ as }) => {
  const page = await as(await makePerson('aupair'), PHONE);
  await page.route('**/api/hours', (route) => route.abort('connectionfailed'));
  await page.goto('/app/hours');
  await expect(page.getByRole('heading', { name: 'The hours did not load' })).toBeVisible();
  await page.unroute('**/api/hours');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'No placement yet' })).toBeVisible();
  expect(await examine(page, 'no placement')).toEqual([]);
  await page.getByRole('link', { name: 'Go to the dashboard' }).tap();
  await expect(page).toHaveURL('/dashboard');
});
