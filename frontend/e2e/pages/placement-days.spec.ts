import { examine, expectNothingSideways, settle } from '../support/examine';
import { newRequest, send, signInByCall } from '../support/people';
import { makePlacement } from '../support/placements';
import { DESKTOP, PHONE } from '../support/screens';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';

test.describe.configure({ timeout: 180_000 });

test('on the first day both are asked whether the au pair has arrived, and one tap of either is enough', async ({
  as,
}) => {
  const { id, family, auPair } = await makePlacement();
  const guest = await as(auPair, PHONE);
  const host = await as(family, DESKTOP);

  await test.step('“Not yet” leads the au pair to what helps', async () => {
    await settle(guest, '/dashboard');
    await expect(guest.getByRole('heading', { name: 'Have you arrived?' })).toBeVisible();
    expect(await examine(guest, 'the question of the arrival on a phone')).toEqual([]);
    await guest.getByRole('link', { name: 'Not yet' }).tap();
    await expect(guest).toHaveURL(`/app/arrival/${id}#arrived`);
    const card = guest.getByRole('region', { name: 'Have you arrived?' });
    await expect(card).toContainText('No flight was entered');
    await expect(card.getByRole('link', { name: 'Emergency card' })).toBeVisible();
    await expect(card.getByRole('link', { name: `Write to ${family.name}` })).toBeVisible();
    expect(await examine(guest, 'the arrival that is awaited')).toEqual([]);
    await expectNothingSideways(guest, 'the arrival that is awaited');
  });

  await test.step('the family says yes by keyboard, and the open page of the au pair shows it', async () => {
    await settle(host, '/dashboard');
    const question = host.getByRole('heading', { name: `Has ${auPair.name} arrived?` });
    await expect(question).toBeVisible();
    await host.route('**/api/arrivals/**', (route) => route.abort('connectionfailed'));
    const yes = host.getByRole('button', { name: 'Yes, arrived' });
    await yes.press('Enter');
    await expect(toast(host)).toContainText('The answer was not saved');
    await expect(yes).toBeFocused();
    await host.unroute('**/api/arrivals/**');
    await yes.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(guest.getByRole('region', { name: 'Have you arrived?' })).toContainText('Yes. Said on');
  });

  await test.step('a mistake is corrected on the plan', async () => {
    await guest.getByRole('button', { name: 'That was a mistake' }).tap();
    await expect(guest.getByRole('button', { name: 'Yes, arrived' })).toBeVisible();
  });
});

test('a placement that ends has a checklist for each side, and says what to do if it ends suddenly', async ({ as }) => {
  const { id, family, auPair } = await makePlacement();
  const request = await newRequest();
  await send(request, await signInByCall(request, family), 'POST', `/api/agreements/${id}/ending`, {
    reason: 'We are moving to another city.',
  });
  const guest = await as(auPair, PHONE);
  const host = await as(family, DESKTOP);
  const task = (page: typeof guest, name: string) => page.getByRole('listitem').filter({ hasText: name });

  await test.step('the au pair finds it on the dashboard, and ticks a task by touch', async () => {
    await settle(guest, '/dashboard');
    await expect(guest.getByRole('heading', { name: `Your placement with ${family.name} ended on` })).toBeVisible();
    await guest.getByRole('link', { name: 'Open the checklist' }).tap();
    await expect(
      guest.getByRole('heading', { level: 1, name: `The end of your placement with ${family.name}` }),
    ).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Keys and devices returned' })).toBeVisible();
    await expect(guest.getByText(/^Of the super of a working holiday maker, \d+%/)).toBeVisible();
    expect(await examine(guest, 'the end of a placement on a phone')).toEqual([]);
    await expectNothingSideways(guest, 'the end of a placement on a phone');
    await settle(host, `/app/arrival/${id}`);
    await guest.getByRole('button', { name: 'Done: Keys and devices returned' }).tap();
    await expect(task(guest, 'Keys and devices returned')).toContainText('Done by you');
    await expect(task(host, 'Keys and devices returned')).toContainText(`Done by ${auPair.name}`);
  });

  await test.step('the family settles its own by keyboard', async () => {
    await host.getByRole('button', { name: 'Not needed: Deposit or bond returned' }).press('Enter');
    await expect(task(host, 'Deposit or bond returned')).toContainText('Marked “not needed” by you');
    await expect(host.getByRole('button', { name: 'Reopen: Deposit or bond returned' })).toBeFocused();
    await expect(host.getByRole('heading', { name: 'Room cleared and bags packed' })).toBeVisible();
    await expect(host.getByRole('button', { name: /Room cleared/ })).toHaveCount(0);
    await expect(host.getByText('Review written')).toHaveCount(1);
    expect(await examine(host, 'the end of a placement')).toEqual([]);
    await host.getByText('Tasks of the arrival').click();
    await expect(host.getByRole('heading', { name: 'The room is ready' })).toBeVisible();
  });

  await test.step('the agreement says what to do today', async () => {
    await settle(guest, `/agreements/${id}`);
    const help = guest.getByRole('region', { name: 'What to do today' });
    await expect(help).toContainText('Somewhere to sleep');
    await expect(help.getByRole('link', { name: /In danger: call \d+/ })).toHaveAttribute('href', /^tel:/);
    expect(await examine(guest, 'a placement that ended suddenly')).toEqual([]);
    await expectNothingSideways(guest, 'a placement that ended suddenly');
    await help.getByRole('link', { name: 'Write to our team' }).tap();
    await expect(guest).toHaveURL('/au-pair-support');
    await settle(host, `/agreements/${id}`);
    await expect(host.getByRole('region', { name: 'What to do today' })).toContainText('The placement fee');
    await host.getByRole('link', { name: 'Checklist for the end' }).press('Enter');
    await expect(host).toHaveURL(`/app/arrival/${id}`);
  });
});
