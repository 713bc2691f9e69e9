import { randomBytes } from 'node:crypto';
import { administrator as admin } from '../support/demo';
import { examine, expectNothingSideways, settle } from '../support/examine';
import { send, signInByCall } from '../support/people';
import { complaintsOf } from '../support/quiet';
import { expect, test } from '../support/test';

const fresh = () => `Forty degrees by eleven ${randomBytes(4).toString('hex')}`;

test('R20 J05 V03 a post is written, saved automatically, previewed, published, and found by everyone within a minute', async ({
  as,
  request,
}) => {
  const page = await as(admin);
  const complaints = complaintsOf(page);
  const title = fresh();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await settle(page, '/admin/blog');
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page).toHaveURL(/blog-edit\/[\da-f-]{36}$/);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('The park is yours until nine.');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Fix these before you publish' });
  await expect(problems.getByRole('link')).toHaveText(['Summary is required', 'Author is required']);
  await problems.getByRole('link', { name: 'Summary is required' }).click();
  await page.keyboard.type(
    'Early park, dark house, cold bath: how two small children and their au pair get through the worst day of January.',
  );
  await page.getByLabel('Author', { exact: true }).fill('Hanna');
  await expect(problems).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await request.get(`/api/blog/${slug}`)).status()).toBe(404);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2, name: 'The park is yours until nine.' })).toBeVisible();
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await preview.close();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Readers see it within a minute.')).toBeVisible();
  for (const address of [`/blog/${slug}`, '/blog', '/blog/rss.xml', '/sitemaps/posts.xml'])
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 60_000, message: address })
      .toContain(slug);
  expect(complaints).toEqual([]);
});

test('two admins who edit a post see each other, and the one who saves second chooses from both versions', async ({
  as,
  request,
}) => {
  const session = await signInByCall(request, admin);
  const begun = { title: fresh(), content: '<p>The park is yours until nine.</p><p>Blinds down.</p>' };
  const post = (await send(request, session, 'POST', '/api/admin/posts', begun)) as { id: string; version: number };
  const page = await as(admin);
  await settle(page, `/admin/blog-edit/${post.id}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Blinds down.');
  const theirs = { version: post.version, author: 'Theirs', content: begun.content.replace('nine', 'eight') };
  await send(request, session, 'PATCH', `/api/admin/posts/${post.id}`, theirs);
  await page.getByLabel('Author', { exact: true }).fill('Mine');
  const panel = page.getByRole('region', { name: 'Someone else has changed this post' });
  await expect(panel.getByRole('group', { name: 'Author' })).toContainText('Theirs');
  await expect(panel.getByRole('group', { name: /^Text/ })).toContainText('eight');
  expect(await examine(page, 'conflict')).toEqual([]);
  await panel.getByRole('button', { name: 'Use this version' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const stands = (await send(request, session, 'GET', `/api/admin/posts/${post.id}`)) as Record<string, unknown>;
  expect(stands).toMatchObject({ author: 'Mine', content: theirs.content });
});

test('R20 the editor of posts is accessible, on a desktop and on a phone', async ({ as }) => {
  const page = await as(admin);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, '/admin/blog?q=hour%20by%20hour');
    await expect(page.getByRole('link', { name: 'The first fortnight, hour by hour', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'The first fortnight, hour by hour', exact: true }).click();
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    expect(await examine(page, `/admin/blog-edit at ${width}`)).toEqual([]);
    await expectNothingSideways(page, '/admin/blog-edit');
  }
});
