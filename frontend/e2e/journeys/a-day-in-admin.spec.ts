import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { familyAnswers } from '../support/answers';
import { administrator as admin } from '../support/demo';
import { settle } from '../support/examine';
import { mailTo } from '../support/emails';
import { uploadDocuments } from '../support/documents';
import { makePerson, send, signInByCall, type Person } from '../support/people';
import { jpegWithExif } from '../support/photos';
import { runScheduledTask, letPass, setRight } from '../support/product-clock';
import { complaintsOf } from '../support/quiet';
import { signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import { approveOnScreen, CHECKS } from '../support/verification-review';

/** Later than the latest date that the schedule dialog proposes. */
const TWO_HOURS_AND_A_BIT = 125;
/** Names of the audit log entries for the actions below. */
const ACTIONS = [
  'Evidence: opened',
  'Verification: approved',
  'Featured families: chosen',
  'Post: created',
  'Picture: uploaded',
  'Post: scheduled',
  'Post: published',
  'Resource: created',
  'Resource: attachment added',
  'Resource: published',
  'User: suspended',
  'Contact: answered',
];
const own = randomBytes(4).toString('hex');

test('R20 R22 J05 V03 S07 S08 C08 an admin verifies, features, publishes, uploads, suspends and answers, and finds every action in the log', async ({
  as,
  page: visitor,
  request,
}) => {
  test.setTimeout(240_000);
  await setRight(request);
  const [auPair, family, swindler] = await Promise.all([
    makePerson('aupair', { profile: { firstName: `Ylva${own}` } }),
    makePerson('family', {
      region: 'newzealand',
      profile: { familyName: `Ngata${own}`, location: 'Mount Maunganui, Tauranga' },
    }),
    makePerson('family'),
  ]);
  await uploadDocuments(auPair);
  const page = await as(admin, { reducedMotion: 'reduce' });
  const complaints = complaintsOf(page);

  await test.step('an au pair’s documents are looked at, and visitors of her page read that she is verified', async () => {
    for (const [kind, title] of CHECKS) await approveOnScreen(page, auPair, kind, title);
    const host = await as(family);
    await settle(host, `/au-pair/${auPair.id}`);
    await expect(host.getByText('What was checked')).toBeVisible();
    await host.context().close();
  });

  await test.step('a family is featured, and the page of its city shows it as such', async () => {
    await clearFeatured(request, 'tauranga');
    await settle(page, '/admin/feature-family?place=tauranga');
    await page.getByLabel('Family or suburb').fill(`Ngata${own}`);
    await page.getByRole('button', { name: `Add Ngata${own}` }).click();
    await page.getByRole('button', { name: 'Save the order' }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await visitor.goto('/nz/tauranga');
    const card = visitor.getByRole('article').filter({ has: visitor.locator(`a[href*="/family/${family.id}"]`) });
    await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  });

  const title = `Forty degrees by eleven ${own}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await test.step('a post with a cover is written, previewed and scheduled, and appears in time', async () => {
    await writePost(page, title);
    await addCover(page);
    await previewPost(page, title);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Schedule …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText(/^Goes live .* It will not include what you type from now on\.$/)).toBeVisible();
    expect((await request.get(`/api/blog/${slug}`)).status()).toBe(404);
    await letPass(request, TWO_HOURS_AND_A_BIT);
    await runScheduledTask(request, 'posts.publish-due');
    await expectEverywhere(request, slug, [`/blog/${slug}`, '/blog', '/blog/rss.xml', '/sitemaps/posts.xml']);
    await visitor.goto(`/blog/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const cover = visitor.getByRole('img', { name: 'A sun over the roofs' });
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  });

  await test.step('words that change are published at once', async () => {
    await page.reload();
    await page.getByLabel('Author', { exact: true }).fill('Hanna and the neighbours');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Published. Readers see it within a minute.')).toBeVisible();
    await expectEverywhere(request, 'Hanna and the neighbours', [`/blog/${slug}`]);
  });

  await test.step('a resource gets two files, and a visitor downloads both', async () => {
    const address = await writeResource(page, `Bins and bottles ${own}`, ['bin-plan.txt', 'bottle-plan.txt']);
    await settle(visitor, `/resources/${address}`);
    for (const name of ['bin-plan.txt', 'bottle-plan.txt']) {
      const download = visitor.waitForEvent('download');
      await visitor.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toBe(contentOf(name));
    }
  });

  await test.step('someone is suspended: their socket closes, their open page learns it, and sign-in says why', async () => {
    const theirs = await as(swindler);
    const socket = theirs.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'));
    await settle(theirs, '/dashboard');
    const closed = (await socket).waitForEvent('close');
    await suspend(page, swindler, 'You asked three families for money in advance.');
    await closed;
    await expect(theirs).not.toHaveURL(/dashboard/);
    await theirs.goto('/auth');
    await signInOnPage(theirs, swindler);
    await expect(theirs.getByText('You asked three families for money in advance.')).toBeVisible();
  });

  await test.step('a message to us is answered by email', async () => {
    const email = `visitor-${own}@inbox.example`;
    const message = { name: `Aroha ${own}`, email, subject: 'family', region: 'newzealand' };
    await expect(
      await request.post('/api/contact-messages', {
        data: { ...message, message: 'May we share one au pair with the family next door?' },
      }),
    ).toBeOK();
    await settle(page, `/admin/contact?search=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: `Open Aroha ${own}, Hosting an au pair` }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Your answer').fill('You may, if the hours of both homes stay within her week.');
    await drawer.getByRole('button', { name: 'Send the answer' }).click();
    await expect(drawer.getByText('answered by email')).toBeVisible();
    expect((await mailTo(request, email, /^Re: Hosting an au pair/)).text).toContain('stay within her week.');
  });

  await test.step('the log tells all of it, with who and why', async () => {
    await settle(page, '/admin/audit');
    const rows = page.getByRole('row').filter({ hasText: 'admin' });
    for (const action of ACTIONS) await expect(rows.filter({ hasText: action }), action).not.toHaveCount(0);
    await expect(rows.filter({ hasText: 'User: suspended' }).first()).toContainText('Three reports within an hour');
    await rows.filter({ hasText: 'User: suspended' }).first().getByRole('link').click();
    await expect(page).toHaveURL(`/admin/users/${swindler.id}`);
  });
  expect(complaints).toEqual([]);
});

/** The page must have room for a new entry even when this test ran before. */
async function clearFeatured(request: APIRequestContext, place: string): Promise<void> {
  const token = await signInByCall(request, admin);
  const path = `/api/admin/featured-families/${place}`;
  const { version } = (await send(request, token, 'GET', path)) as { version: string };
  await send(request, token, 'PUT', path, { ids: [], version });
}

async function writePost(page: Page, title: string): Promise<void> {
  await settle(page, '/admin/blog');
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page).toHaveURL(/blog-edit\/[\da-f-]{36}$/);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('The park is yours until nine.');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Fix these before you publish' });
  await expect(problems.getByRole('link')).toHaveText(['Summary is required', 'Author is required']);
  await problems.getByRole('link', { name: 'Summary is required' }).click();
  await page.keyboard.type(
    'Early park, dark house, cold bath: how two small children and their au pair get through the worst day of January.',
  );
  await page.getByLabel('Author', { exact: true }).fill('Hanna');
  await expect(problems).toHaveCount(0);
}

async function addCover(page: Page): Promise<void> {
  const picture = await jpegWithExif(page, '#8f4a06');
  await page.locator('input[type=file][accept^="image/jpeg"]').last().setInputFiles(picture);
  await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
  await page.getByLabel('What the cover shows').fill('A sun over the roofs');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function previewPost(page: Page, title: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2, name: 'The park is yours until nine.' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A sun over the roofs' })).toBeVisible();
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await preview.close();
}

const contentOf = (name: string) => `What goes out when: ${name}`;

/** Writes and publishes a resource with text files of these names; returns its slug. */
async function writeResource(page: Page, title: string, names: string[]): Promise<string> {
  await settle(page, '/admin-resources');
  await page.getByRole('link', { name: 'New resource' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type(familyAnswers.aboutUs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/admin-resource-edit\/[\da-f-]{36}$/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await (
    await chooser
  ).setFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(contentOf(name)) })));
  await expect(page.getByRole('list', { name: 'Files in their order' }).getByRole('listitem')).toContainText(names);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Readers can now find it and its files.')).toBeVisible();
  return page.getByLabel('Address', { exact: true }).inputValue();
}

async function suspend(page: Page, { id }: Person, words: string): Promise<void> {
  await settle(page, `/admin/users/${id}`);
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const end = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  await page.getByLabel('Suspended until the end of').fill(end);
  await page.getByLabel('Message to the person').fill(words);
  await page.getByLabel('Why?').fill('Three reports within an hour');
  await page.getByRole('button', { name: 'Suspend now' }).click();
  await expect(page.getByText(/^Suspended until/)).toBeVisible();
}

/** Waits until each page shows the text; pages are cached for up to a minute. */
async function expectEverywhere(request: APIRequestContext, words: string, addresses: string[]): Promise<void> {
  for (const address of addresses)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 75_000, message: address })
      .toContain(words);
}
