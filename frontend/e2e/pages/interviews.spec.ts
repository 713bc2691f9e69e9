import { makeInterview } from '../support/interviews';
import { makePerson, newRequest, send, signInByCall } from '../support/people';
import { beginTalk, composer, makeTalk, openTalk } from '../support/talk';
import { examine, expectNothingSideways } from '../support/examine';
import { mailTo } from '../support/emails';
import { expect, test } from '../support/test';
import { toast } from '../support/toasts';

const INVITATION = /^Video interview with/;

/** Any value except 0, which would open the room at once. */
const SOON_MINUTES = 1;
const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 16);

async function makeProposal() {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  return { family, auPair, ...(await beginTalk(family, auPair)) };
}

test.describe('J01 J02 A video interview', () => {
  test('is proposed with the local times of both, accepted, and shown on both screens and in both emails', async ({
    as,
    request,
  }) => {
    const { family, auPair, path } = await makeTalk();
    const host = await as(family, { timezoneId: 'Australia/Sydney' });
    const guest = await as(auPair, { timezoneId: 'Europe/Vienna' });
    await openTalk(host, path);
    await openTalk(guest, path);

    await host.getByRole('button', { name: 'Propose a video interview' }).click();
    const dialog = host.getByRole('dialog', { name: `Meet ${auPair.name} on video` });
    await expect(dialog.getByText(/^It will be .+ for /)).toBeVisible();
    expect(await examine(host, 'the dialog')).toEqual([]);
    // On phones the tools above a conversation are icons only; they keep their accessible names.
    await host.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Send the proposal', '30 minutes'])
      expect(
        await dialog.getByText(name).evaluate((words) => {
          const button = words.closest('button') as HTMLElement;
          return button.scrollWidth <= button.clientWidth && words.getBoundingClientRect().width > 0;
        }),
        name,
      ).toBe(true);
    await host.setViewportSize({ width: 1280, height: 720 });

    // A time at which the au pair sleeps is flagged; a time in the past is rejected next to its field.
    const first = dialog.getByRole('group', { name: 'First time' });
    await first.getByLabel('Your local time').fill('03:10');
    await expect(first.getByText(/asleep then/)).toBeVisible();
    const day = first.getByLabel('Day');
    const proposedDay = await day.inputValue();
    await day.fill('2026-01-05');
    await dialog.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(first.getByText('This time has passed')).toBeVisible();
    await day.fill(proposedDay);
    await first.getByLabel('Your local time').fill('19:00');
    for (const name of ['Second time', 'Third time']) {
      await dialog.getByRole('button', { name: 'Add another time' }).click();
      await expect(dialog.getByRole('group', { name })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(dialog).toBeHidden();

    // The au pair's screen updates without a reload.
    await expect(guest.getByRole('heading', { name: `${family.name} would like to meet you on video` })).toBeVisible();
    const accepts = guest.getByRole('button', { name: /^Accept/ });
    await expect(accepts).toHaveCount(3);
    await accepts.nth(1).click();
    await expect(guest.getByText(/The room opens in/)).toBeVisible();
    await expect(host.getByText(/^Video interview: /)).toBeVisible();
    await expect(composer(host)).toBeVisible();

    for (const { email } of [family, auPair]) {
      const mail = await mailTo(request, email, INVITATION);
      expect(mail.links.some((link) => /\/interviews\/[\w-]+\/room$/.test(link))).toBe(true);
      const answer = await request.get('/dev/outbox', {
        params: { to: email },
        headers: { accept: 'application/json' },
      });
      const { items } = (await answer.json()) as {
        items: { subject: string; attachments: { method: string; content: string }[] }[];
      };
      const [file] = items.find(({ subject }) => INVITATION.test(subject))?.attachments ?? [];
      expect(file).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('SEQUENCE:0') });
    }
  });

  test('is moved, cancelled with a reason, and stays in the list', async ({ as }) => {
    const { family, auPair, path } = await makeTalk();
    const host = await as(family);
    const guest = await as(auPair);
    await openTalk(host, path);
    await host.getByRole('button', { name: 'Propose a video interview' }).click();
    await host.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(host.getByText(`${auPair.name} has not answered yet`).first()).toBeVisible();

    await guest.goto('/interviews');
    await guest.getByRole('button', { name: /^Accept/ }).click();
    await expect(guest.getByRole('heading', { name: 'Coming up' })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Move it' })).toBeVisible();
    // Waits for the fade-in, because half-transparent text has too little contrast.
    await expect(toast(guest)).toHaveCSS('opacity', '1');
    expect(await examine(guest, '/interviews')).toEqual([]);
    await expectNothingSideways(guest, '/interviews');
    await guest.getByRole('button', { name: 'Cancel it' }).click();
    await guest.getByLabel(/^Message to/).fill('The goats are out');
    await guest.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();

    await expect(host.getByText(`${auPair.name} cancelled the video interview`)).toBeVisible();
    await expect(host.getByText('“The goats are out”')).toBeVisible();
    await expect(host.getByRole('button', { name: 'Propose a video interview' })).toBeVisible();
    await expect(guest.getByText(/^Cancelled/)).toBeVisible();
  });

  test('is first on the dashboard of the person who has to answer, and of both when it is about to begin', async ({
    as,
  }) => {
    const [{ family, auPair, id: conversationId, post }, agreed] = await Promise.all([
      makeProposal(),
      makeInterview(SOON_MINUTES),
    ]);
    await post('/api/interviews', { conversationId, times: [inTwoDays()], timeZone: 'UTC', minutes: 30 });
    const asked = await as(auPair);
    await asked.goto('/dashboard');
    const lead = asked.getByRole('region', { name: `${family.name} would like to meet you on video` });
    await lead.getByRole('link', { name: 'Choose a time' }).click();
    await expect(asked).toHaveURL(new RegExp(conversationId));

    const soon = await as(agreed.family);
    await soon.goto('/dashboard');
    const begins = soon.getByRole('region', { name: `Your video interview with ${agreed.auPair.name}` });
    await expect(begins.getByRole('link', { name: 'Go to the room' })).toHaveAttribute('href', agreed.path);

    const request = await newRequest();
    await send(request, await signInByCall(request, agreed.auPair), 'PUT', `/api/interviews/${agreed.id}/proposals`, {
      times: [inTwoDays()],
      timeZone: 'UTC',
      minutes: 45,
    });
    const moves = soon
      .getByRole('region', { name: 'Also waiting for you' })
      .getByRole('listitem')
      .filter({ hasText: `${agreed.auPair.name} would like another time` });
    await moves.getByRole('link', { name: 'Choose a time' }).click();
    await expect(soon.getByText('The interview would then take 45 minutes.')).toBeVisible();
  });
});
