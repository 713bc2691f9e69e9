import { openStep } from '../support/agreement-editor';
import type { Page } from '@playwright/test';
import { examine, expectNothingSideways } from '../support/examine';
import { makePerson } from '../support/people';
import { makeTalk } from '../support/talk';
import { expect, test } from '../support/test';

interface PayCheck {
  floor: { hourlyCents: number; weeklyCents: number; factKey: string };
  facts: { key: string; url: string }[];
}

const dollars = (cents: number) =>
  `A$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const note = (page: Page) => page.getByRole('note', { name: 'Pay and the law' });

/** The legal minimum of a week of so many hours. */
async function leastOf(page: Page, hours: number): Promise<PayCheck> {
  const answer = await page.request.get(`/api/pay-check?region=australia&hours=${hours}`);
  return (await answer.json()) as PayCheck;
}

test('B6 a family typing a pay below the law sees it in amber with the source, and the au pair reads the same', async ({
  as,
}) => {
  const home = await as(await makePerson('family'));
  const { floor, facts } = await leastOf(home, 30);
  const sum = `30 hours × ${dollars(floor.hourlyCents)} = ${dollars(floor.weeklyCents)}`;
  await home.goto('/au-pair-job-board');
  await home.getByRole('button', { name: 'Write a job listing' }).click();

  // One tap leads to what is missing, by keyboard as well.
  await expect(note(home)).toContainText(sum);
  await note(home).getByRole('button', { name: 'Add: pay a week' }).press('Enter');
  await expect(home.getByLabel('Pay a week from')).toBeFocused();

  let requests = 0;
  home.on('request', (request) => {
    if (request.url().includes('/api/pay-check')) requests += 1;
  });
  await home.keyboard.type('320');
  const short = `A$320.00 is ${dollars(floor.weeklyCents - 32_000)} a week below it.`;
  await expect(note(home)).toContainText(short);
  await expect(note(home)).toHaveAttribute('data-below', 'true');
  await expect(note(home)).toContainText('Room and meals are not pay.');
  const source = facts.find(({ key }) => key === floor.factKey)?.url ?? '';
  await expect(note(home).getByRole('link')).toHaveAttribute('href', source);
  await home.getByLabel('Pay a week from').fill(String(Math.ceil(floor.weeklyCents / 100)));
  await expect(note(home)).not.toHaveAttribute('data-below');
  await expect(note(home)).toContainText('is not below it');
  await home.getByRole('textbox', { name: 'Hours a week' }).fill('');
  await expect(note(home).getByRole('button', { name: 'Add: hours a week' })).toBeVisible();
  await home.getByRole('textbox', { name: 'Hours a week' }).fill('30');
  await home.getByLabel('Pay a week from').fill('320');
  expect(requests).toBe(0);

  // Nothing is blocked.
  await home.getByLabel('to (').fill('380');
  await home.getByLabel('What the au pair will do').fill('The school run, homework, and counting the lemons with us.');
  const text = 'We look for someone who counts lemons, mornings and small shoes, and loses none of the three.';
  await home.getByLabel('What else you would like to say').fill(text);
  await home.getByRole('button', { name: 'Publish' }).click();
  await expect(home.getByText('Open', { exact: true })).toBeVisible();
  await expect(note(home)).toContainText(short);
  await home.reload();
  await expect(note(home)).toContainText(short);
  expect(await examine(home, home.url())).toEqual([]);

  const away = await as(await makePerson('aupair'), { viewport: { width: 390, height: 844 } });
  await away.goto('/au-pair-job-board');
  const listing = away.getByRole('article').filter({ hasText: text }).first();
  const same = listing.getByRole('note', { name: 'Pay and the law' });
  await expect(same).toHaveAttribute('data-below', 'true');
  await expect(same).toContainText(sum);
  await expect(same).toContainText(short);
  await expect(same.getByRole('link')).toHaveAttribute('href', source);
  await expectNothingSideways(away, 'the board on a phone');
});

test('B6 both profile forms say what the law asks for a week, name what is missing, and ask the API once', async ({
  as,
}) => {
  const home = await as(await makePerson('family'));
  let asked = 0;
  await home.route('**/api/pay-check**', (route) => {
    asked += 1;
    return route.continue();
  });
  await home.goto('/profile/family?field=hoursPerWeek');
  const hours = home.getByLabel('Hours a week', { exact: true });
  await expect(hours).toBeFocused();
  for (const typed of [24, 30]) {
    await hours.fill(String(typed));
    await expect(note(home)).toContainText(`${typed} hours × `);
    await expect(note(home)).toContainText(dollars((await leastOf(home, typed)).floor.weeklyCents));
  }
  expect(asked).toBe(1);
  await hours.fill('');
  await note(home).getByRole('button', { name: 'Add: hours a week' }).click();
  await expect(hours).toBeFocused();
  await hours.fill('30');
  await note(home).getByRole('link', { name: 'Add: the pay, in your job listing' }).click();
  await expect(home).toHaveURL(/\/au-pair-job-board/);

  const away = await as(await makePerson('aupair', { profile: { preferredHours: null } }));
  // Without an answer the form works all the same.
  await away.route('**/api/pay-check**', (route) => route.abort('connectionfailed'));
  await away.goto('/profile/au-pair?field=preferredHours');
  const wished = away.getByLabel('Preferred hours a week');
  await expect(wished).toBeFocused();
  await wished.fill('25');
  await expect(note(away)).toBeHidden();
  await away.unroute('**/api/pay-check**');
  await away.goto('/profile/au-pair?field=preferredHours');
  await expect(wished).toBeFocused();
  await wished.fill('');
  await note(away).getByRole('button', { name: 'Add: hours a week' }).click();
  await expect(wished).toBeFocused();
  await wished.fill('25');
  await expect(note(away)).toContainText(dollars((await leastOf(away, 25)).floor.weeklyCents));
  await away.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(away, 'the profile form on a phone');
  expect(await examine(away, 'the profile form')).toEqual([]);
});

test('B6 terms below the law are amber while they are written and for the au pair who answers', async ({ as }) => {
  const { family, auPair, path } = await makeTalk();
  const host = await as(family);
  await host.goto(path);
  await host.getByRole('button', { name: 'Write an agreement' }).click();
  await openStep(host, 'Pay and extras');
  await note(host).getByRole('button', { name: 'Add: the weekly pay' }).click();
  await expect(host.getByLabel('Paid each week, in A$')).toBeFocused();
  await host.keyboard.type('300');
  await expect(note(host)).toHaveAttribute('data-below', 'true');
  const below = await note(host)
    .getByText(/^A\$300\.00 is A\$[\d,.]+ a week below it\.$/)
    .innerText();
  expect(await examine(host, 'the editor')).toEqual([]);
  await openStep(host, 'Home and rules');
  await host.getByLabel('How the au pair is insured').fill('Comprehensive, named in the policy.');
  await openStep(host, 'Review and send');
  await host.getByRole('button', { name: `Propose to ${auPair.name}` }).click();
  await expect(host.getByText(`${auPair.name} has your terms. It is their turn to answer.`)).toBeVisible();
  await expect(note(host)).toContainText(below);

  const guest = await as(auPair);
  await guest.goto(path);
  await guest.getByRole('link', { name: /^Agreement/ }).click();
  await expect(note(guest)).toHaveAttribute('data-below', 'true');
  await expect(note(guest)).toContainText(below);
});
