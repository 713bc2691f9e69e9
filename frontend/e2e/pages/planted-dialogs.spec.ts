import type { Page } from '@playwright/test';
import { administrator } from '../support/demo';
import { mailTo } from '../support/emails';
import { settle } from '../support/examine';
import { referenceToken } from '../support/documents';
import { makePerson, newRequest, send, signInByCall } from '../support/people';
import { makePlacement } from '../support/placements';
import { MARK, Planter } from '../support/plant';
import { PlantedWatch } from '../support/planted-watch';
import { poisonAnswers } from '../support/poison';
import { beginTalk, makeTalk, openMenu, openTalk } from '../support/talk';
import { expect, test } from '../support/test';

const WORDS = 'Said at enough length for the rules of every form to be content with it, and with room for more.';

interface Id {
  id: string;
}

/** Watches a page that gets markup in every text of every answer of the API. */
async function poisonedWatch(page: Page): Promise<PlantedWatch> {
  const watch = new PlantedWatch();
  await watch.follow(page);
  await poisonAnswers(page, new Set());
  return watch;
}

/** Judges the open dialog, which shows something planted, and closes it. */
async function judgeDialog(watch: PlantedWatch, page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog, what).toContainText(MARK);
  await watch.judge(page, what);
  await page.keyboard.press('Escape');
  await expect(dialog, what).toBeHidden();
}

test('1.2.1 markup in any text of any answer is shown as text in the dialogs of a conversation', async ({ as }) => {
  const { family, auPair, path } = await makeTalk();
  await (await beginTalk(family, auPair)).say('Good morning');
  const page = await as(auPair);
  const watch = await poisonedWatch(page);
  await openTalk(page, path);
  await page.getByRole('button', { name: 'Decline kindly' }).click();
  await judgeDialog(watch, page, 'the dialog that declines');

  const ofPerson = page.getByRole('button', { name: new RegExp(`^Report or block .*${MARK}`) });
  await ofPerson.click();
  await judgeDialog(watch, page, 'the menu about a person');
  await ofPerson.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Block/ })
    .click();
  await judgeDialog(watch, page, 'the dialog that blocks');
  await ofPerson.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Report/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send the report' })).toBeVisible();
  await watch.judge(page, 'the dialog that reports a person');
  await page.keyboard.press('Escape');

  // The sender of a message reads when its reader, by name, has read it.
  const own = await as(family);
  const ownWatch = await poisonedWatch(own);
  await openTalk(own, path);
  const menu = await openMenu(own, 'Good morning');
  await menu.getByRole('button', { name: 'Info' }).press('Enter');
  await judgeDialog(ownWatch, own, 'the times of a message');
  await (await openMenu(own, 'Good morning')).getByRole('button', { name: 'Delete' }).press('Enter');
  await judgeDialog(ownWatch, own, 'the dialog that deletes a message');
  expect([...watch.wrong, ...ownWatch.wrong]).toEqual([]);
});

test('1.2.1 markup in any text of any answer is shown as text in the dialog that ends a placement', async ({ as }) => {
  test.setTimeout(180_000);
  const { id, family } = await makePlacement();
  const page = await as(family);
  const watch = await poisonedWatch(page);
  await settle(page, `/agreements/${id}`);
  await page.getByRole('button', { name: 'End it early' }).click();
  await judgeDialog(watch, page, 'the dialog that ends a placement');
  expect(watch.wrong).toEqual([]);
});

test('1.2.1 markup in any text of any answer is shown as text in the form of a referee', async ({ visitor }) => {
  const auPair = await makePerson('aupair');
  const request = await newRequest();
  const email = `referee-of-${auPair.email}`;
  await send(request, await signInByCall(request, auPair), 'POST', '/api/verifications/me/references', {
    ...{ name: 'Marie Keller', email, relationship: 'host_family' },
  });
  const page = await visitor();
  const watch = await poisonedWatch(page);
  const path = `/reference/${await referenceToken(request, email)}`;
  await settle(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MARK);
  await watch.judge(page, path);
  expect(watch.wrong).toEqual([]);
});

test('1.2.1 markup in a moderator’s decision and in an appeal is shown as text, with the emailed link too', async ({
  as,
  visitor,
}) => {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const request = await newRequest();
  await (await beginTalk(family, auPair)).say('Good morning');
  const planter = new Planter(request);
  const report = { subjectType: 'profile', subjectId: family.id, reason: 'something-else', words: WORDS };
  await planter.plant(await signInByCall(request, auPair), 'POST', '/api/reports', report);
  const token = await signInByCall(request, administrator);
  const { items } = (await send(request, token, 'GET', '/api/admin/moderation-cases?state=open&limit=50')) as {
    items: (Id & { about: Id })[];
  };
  const caseId = items.find(({ about }) => about.id === family.id)?.id;
  const path = `/api/admin/moderation-cases/${caseId}`;
  await send(request, token, 'PUT', `${path}/claim`);
  await planter.plant(token, 'POST', `${path}/decision`, { action: 'warn', words: WORDS });

  const own = await as(family);
  const watch = new PlantedWatch();
  await watch.follow(own);
  await settle(own, '/appeal');
  await expect(own.getByRole('article')).toContainText(MARK);
  await watch.judge(own, '/appeal');

  const { links } = await mailTo(request, family.email, /^A warning/);
  const { pathname, search } = new URL(links.find((link) => link.includes('/appeal?token=')) ?? '');
  const page = await visitor();
  await watch.follow(page);
  await settle(page, pathname + search);
  await expect(page.getByRole('article')).toContainText(MARK);
  await watch.judge(page, '/appeal?token=');
  const host = await signInByCall(request, family);
  const { items: decisions } = (await send(request, host, 'GET', '/api/moderation-decisions')) as { items: Id[] };
  await planter.plant(host, 'POST', `/api/moderation-decisions/${decisions[0]?.id}/appeal`, { words: WORDS });
  const admin = await as(administrator);
  await watch.follow(admin);
  await settle(admin, `/admin/moderation/${caseId}`);
  await watch.judge(admin, 'the case of an appeal');
  expect(watch.wrong).toEqual([]);
  expect(planter.fields).toBe(3);
});
