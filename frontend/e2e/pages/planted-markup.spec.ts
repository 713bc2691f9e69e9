import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { auPairAnswers, dayFromNow, familyAnswers } from '../support/answers';
import { administrator } from '../support/demo';
import { settle } from '../support/examine';
import { newRequest, browserOf, makePerson, signInByCall, type Credentials } from '../support/people';
import { MARK, Planter } from '../support/plant';
import { expect, test } from '../support/test';

const WORDS = 'Said at enough length for the rules of every form to be content with it, and with room for more.';

interface Id {
  id: string;
}

/** Requests and script runs that must not happen, and the pages on which the payload was shown as text. */
class Watch {
  readonly wrong: string[] = [];
  readonly shown: string[] = [];

  async open(context: BrowserContext, paths: string[]): Promise<void> {
    await context.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        seen.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      this.wrong.push(`${page.url()}: a dialog`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (request.url().includes(`${MARK}.invalid`)) this.wrong.push(`${page.url()}: asked for ${request.url()}`);
    });
    for (const path of paths) {
      await settle(page, path);
      await this.look(page, path);
    }
    await context.close();
  }

  private async look(page: Page, path: string): Promise<void> {
    const { ran, violations } = await page.evaluate(() => {
      const { planted, violations: seen } = window as unknown as { planted?: number; violations: string[] };
      return { ran: planted === 1, violations: seen };
    });
    if (ran) this.wrong.push(`${path}: it ran`);
    this.wrong.push(...violations.map((violation) => `${path}: ${violation}`));
    const fields = await page
      .locator('input, textarea')
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value).join('\n'));
    if (`${await page.locator('body').innerText()}\n${fields}`.includes(MARK)) this.shown.push(path);
  }
}

test('1.2.1 markup in any text that members or admins enter is shown as text and never runs', async ({ browser }) => {
  test.setTimeout(300_000);
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  // Each person has a separate browser context: logging in ends the previous session of the same context.
  const tokenOf = async (person: Credentials) => signInByCall(await newRequest(), person);
  const [host, guest, admin] = [await tokenOf(family), await tokenOf(auPair), await tokenOf(administrator)];
  const request = await newRequest();
  const planter = new Planter(request);
  const plant = <T = Id>(token: string | null, method: string, path: string, body: object) =>
    planter.plant<T>(token, method, `/api${path}`, body);

  await plant(host, 'PUT', '/family-profiles/me', familyAnswers);
  await plant(guest, 'PUT', '/au-pair-profiles/me', auPairAnswers);
  const { id: talk } = await plant(host, 'POST', '/conversations', { userId: auPair.id });
  const message = { clientMessageId: randomUUID(), content: WORDS };
  const { id: messageId } = await plant(host, 'POST', `/conversations/${talk}/messages`, message);
  await plant(host, 'PUT', '/places/me', {
    ...{ startsOn: dayFromNow(90), monthsMin: 6, monthsMax: 12, hoursPerWeek: 30, carAvailable: true },
    ...{ licenceWanted: false, payMinCents: 32_000, payMaxCents: 38_000 },
    ...{ children: 'Two children', duties: WORDS, room: WORDS, text: WORDS },
  });
  const times = [`${dayFromNow(4)}T10:00`];
  const interview = { conversationId: talk, minutes: 30, timeZone: 'Australia/Sydney', times };
  const { id: interviewId } = await plant(host, 'POST', '/interviews', interview);
  await plant(host, 'PUT', `/interviews/${interviewId}/notes`, { content: WORDS, asked: [], revision: 0 });
  const search = { kind: 'auPairs', name: 'My search', filters: { ageMin: '20' }, alerts: 'none' };
  await plant(host, 'POST', '/saved-searches', search);
  const question = { subject: 'account', words: WORDS };
  const { id: requestId } = await plant(host, 'POST', '/support-requests', question);
  const report = { subjectType: 'message', subjectId: messageId, reason: 'unfair-work', words: WORDS };
  await plant(guest, 'POST', '/reports', report);
  const { id: agreement } = await plant<Id>(host, 'POST', '/agreements', { conversationId: talk }).catch(() => ({
    id: '',
  }));
  const contact = { name: 'Some Body', email: 'someone@example.org', subject: 'general', message: WORDS };
  const { id: contactId } = await plant(null, 'POST', '/contact-messages', { ...contact, region: 'australia' });
  const note = { entryId: randomUUID(), words: WORDS };
  await plant(admin, 'POST', `/admin/contact-messages/${contactId}/notes`, note);
  await plant(admin, 'POST', `/admin/support-requests/${requestId}/messages`, { words: WORDS });
  const slug = `planted-${randomUUID().slice(0, 8)}`;
  const content = `<p>${WORDS}</p>`;
  const post = { title: 'A planted post', slug, content, summary: WORDS, author: 'Some Body' };
  const { id: postId } = await plant(admin, 'POST', '/admin/posts', post);
  const { id: templateId } = await plant(admin, 'POST', '/admin/resources', {
    ...{ title: 'A planted template', slug, content, summary: WORDS, audience: 'both' },
    ...{ image_url: null, region: null, featured: false, published: true, sources: [] },
  });

  const watch = new Watch();
  await watch.open(await browser.newContext(), [`/family/${family.id}`, '/search-families', `/resources/${slug}`]);
  await watch.open(await browserOf(browser, auPair), [
    ...['/dashboard', `/family/${family.id}`, '/search-families', `/app/messages?conversation=${talk}`],
    ...[
      '/interviews',
      '/au-pair-job-board',
      '/profile/au-pair',
      '/notifications',
      '/account',
      '/account/household',
      '/report',
    ],
  ]);
  await watch.open(await browserOf(browser, family), [
    ...['/dashboard', `/au-pair/${auPair.id}`, '/search-au-pairs', `/app/messages?conversation=${talk}`],
    ...['/interviews', '/profile/family', '/saved-searches', '/family-support', `/support-requests/${requestId}`],
    ...(agreement ? [`/agreements/${agreement}`] : []),
  ]);
  await watch.open(await browserOf(browser, administrator), [
    ...['/admin-dashboard', '/admin/users', `/admin/users/${family.id}`, `/admin/users/${auPair.id}`],
    ...['/admin/moderation', '/admin/support', '/admin/contact', '/admin/audit', '/admin/blog'],
    ...[`/admin/blog-edit/${postId}`, `/admin/blog-preview/${postId}`, '/admin-resources'],
    ...[`/admin-resource-edit/${templateId}`, '/admin/agreements', '/admin/verification', '/admin/feature-family'],
  ]);
  process.stdout.write(
    `Planted markup: ${planter.fields} fields, ${planter.refused} refused it; shown as text on ${watch.shown.length} pages\n`,
  );
  expect(watch.wrong).toEqual([]);
  expect(planter.fields).toBeGreaterThan(18);
  expect(watch.shown.length).toBeGreaterThan(8);
});
