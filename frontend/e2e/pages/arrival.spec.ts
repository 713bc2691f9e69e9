import { examine, expectNothingSideways, settle } from '../support/examine';
import { makePerson } from '../support/people';
import { makePlacement } from '../support/placements';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';

test.describe.configure({ timeout: 180_000 });

test('both see the plan of their placement, tick their own tasks, and follow the flight on their clocks', async ({
  as,
}) => {
  const { id, family, auPair, startsOn } = await makePlacement();
  const guest = await as(auPair, PHONE);
  const host = await as(family, DESKTOP);
  const path = `/app/arrival/${id}`;
  const task = (page: typeof guest, name: string) => page.getByRole('listitem').filter({ hasText: name });

  await test.step('the au pair finds the check-in on the dashboard, and the plan in the menu', async () => {
    await settle(guest, '/dashboard');
    await expect(guest.getByRole('heading', { name: 'How is your placement going?' })).toBeVisible();
    await guest.getByRole('button', { name: 'Open menu' }).tap();
    await guest.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Arrival plan', exact: true }).tap();
    await expect(guest.getByRole('heading', { level: 1, name: `Arrival plan with ${family.name}` })).toBeVisible();
    expect(await examine(guest, 'an arrival plan on a phone')).toEqual([]);
    await expectNothingSideways(guest, 'an arrival plan on a phone');
  });

  await test.step('the au pair ticks a task, and the open page of the family shows it', async () => {
    await settle(host, path);
    await guest.getByRole('button', { name: /^Done: Health insurance/ }).tap();
    await expect(task(guest, 'Health insurance')).toContainText('Done by you');
    await expect(task(host, 'Health insurance')).toContainText(`Done by ${auPair.name}`);
    await expect(host.getByRole('button', { name: /Health insurance/ })).toHaveCount(0);
    await host.getByRole('button', { name: /^Not needed: The room is ready/ }).focus();
    await host.keyboard.press('Enter');
    await expect(task(host, 'The room is ready')).toContainText('Marked “not needed” by you');
    const reopen = host.getByRole('button', { name: 'Reopen: The room is ready' });
    await expect(reopen).toBeFocused();
    await host.route('**/api/arrivals/**', (route) => route.abort('connectionfailed'));
    await host.keyboard.press('Enter');
    await expect(toast(host)).toContainText('Nothing was changed');
    await expect(reopen).toBeFocused();
    await host.unroute('**/api/arrivals/**');
    await host.keyboard.press('Enter');
    await expect(host.getByRole('button', { name: 'Done: The room is ready' })).toBeFocused();
  });

  await test.step('the au pair enters a flight, and the family sees it land', async () => {
    await guest.getByRole('button', { name: 'Enter my flight' }).tap();
    const dialog = guest.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save flight' }).tap();
    await expect(dialog).toContainText('Please enter a flight number');
    await expect(dialog.getByLabel('Flight number')).toBeFocused();
    const day = (ahead: number) => new Date(Date.parse(startsOn) + ahead * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Flight number').fill('sq 221');
    const departure = dialog.getByRole('group', { name: 'Departure' });
    const arrival = dialog.getByRole('group', { name: 'Arrival' });
    await departure.getByLabel('Airport').selectOption('Frankfurt (FRA)');
    await departure.getByLabel('Local date and time').fill(`${day(3)}T21:35`);
    await arrival.getByLabel('Airport').selectOption('Sydney (SYD)');
    await arrival.getByLabel('Local date and time').fill(`${day(3)}T06:10`);
    await dialog.getByRole('button', { name: 'Save flight' }).tap();
    await expect(dialog).toContainText('The arrival must be later than the departure');
    expect(await examine(guest, 'entering a flight')).toEqual([]);
    await arrival.getByLabel('Local date and time').fill(`${day(5)}T06:10`);
    await dialog.getByRole('button', { name: 'Save flight' }).tap();
    await expect(dialog).toHaveCount(0);
    const flight = host.getByRole('region', { name: 'Flight' });
    await expect(flight).toContainText('Flight SQ221');
    await expect(flight).toContainText('until landing');
    await expect(flight).toContainText('6:10 am');
    // The landing is on the family’s own clock already.
    await expect(flight.getByText('In your time')).toHaveCount(1);
    await guest.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(guest.getByRole('button', { name: 'Enter my flight' })).toBeFocused();
  });

  await test.step('the family arranges the pick-up, without a telephone number', async () => {
    await host.getByRole('button', { name: 'Arrange the pick-up' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByLabel('Who is coming').fill('Ana, 0412 345 678');
    await dialog.getByLabel('Where you will meet').fill('Terminal 1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Please leave out phone numbers');
    await dialog.getByLabel('Who is coming').fill('Ana and the boys');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(guest.getByRole('region', { name: 'Pick-up' })).toContainText('Ana and the boys');
  });

  await test.step('the family answers the check-in by keyboard, and the focus stays there', async () => {
    const checkIn = host.getByRole('region', { name: 'How is it going?' });
    await checkIn.getByRole('radio').first().press('Space');
    await checkIn.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(checkIn.getByRole('button', { name: 'Send' })).toHaveCount(0);
    await expect.poll(() => checkIn.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  });

  await test.step('“I need help” leads to the early exit, and the family sees nothing of it', async () => {
    await guest.getByText('I need help', { exact: true }).tap();
    await guest.getByLabel('A private note').fill('I would like to talk to someone.');
    await guest.reload();
    await expect(guest.getByLabel('A private note')).toHaveValue('I would like to talk to someone.');
    await guest.getByRole('button', { name: 'Send' }).tap();
    await expect(guest).toHaveURL('/need-out');
    await settle(guest, path);
    await expect(guest.getByRole('region', { name: 'How is it going?' })).toContainText('You are not alone in this');
    await settle(host, path);
    await expect(host.getByText('I would like to talk to someone.')).toHaveCount(0);
    await host.getByRole('link', { name: 'I need out' }).click();
    await expect(host).toHaveURL('/need-out');
  });

  await test.step('the agreement leads to the plan', async () => {
    await settle(host, `/agreements/${id}`);
    await host.getByRole('link', { name: 'Arrival plan', exact: true }).first().click();
    await expect(host).toHaveURL(path);
  });
});

test('without a placement the page says what it will show; a failed load is tried again', async ({ as }) => {
  const page = await as(await makePerson('aupair'), PHONE);
  await page.route('**/api/arrivals', (route) => route.abort('connectionfailed'));
  await page.goto('/app/arrival');
  await expect(page.getByRole('heading', { name: 'The arrival plan did not load' })).toBeVisible();
  await page.unroute('**/api/arrivals');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'No placement yet' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await examine(page, 'no placement')).toEqual([]);
});
