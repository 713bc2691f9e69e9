import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { auPairAnswers, dayFromNow, familyAnswers } from '../support/answers';
import { administrator } from '../support/demo';
import { settle } from '../support/examine';
import { newRequest, browserOf, makePerson, send, signInByCall, type Credentials } from '../support/people';
import { MARK, Planter } from '../support/plant';
import { PlantedWatch } from '../support/planted-watch';
import { expect, test } from '../support/test';

const WORDS = 'Said at enough length for the rules of every form to be content with it, and with room for more.';

interface Id {
  id: string;
}

async function open(watch: PlantedWatch, context: BrowserContext, paths: string[]): Promise<void> {
  const page = await context.newPage();
  await watch.follow(page);
  for (const path of paths) {
    await settle(page, path);
    await watch.judge(page, path);
  }
  await context.close();
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

  const watch = new PlantedWatch();
  await open(watch, await browser.newContext(), [`/family/${family.id}`, '/search-families', `/resources/${slug}`]);
  await open(watch, await browserOf(browser, auPair), [
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
  await open(watch, await browserOf(browser, family), [
    ...['/dashboard', `/au-pair/${auPair.id}`, '/search-au-pairs', `/app/messages?conversation=${talk}`],
    ...['/interviews', '/profile/family', '/saved-searches', '/family-support', `/support-requests/${requestId}`],
    ...(agreement ? [`/agreements/${agreement}`] : []),
  ]);
  await open(watch, await browserOf(browser, administrator), [
    ...['/admin-dashboard', '/admin/users', `/admin/users/${family.id}`, `/admin/users/${auPair.id}`],
    ...['/admin/moderation', '/admin/support', '/admin/contact', '/admin/audit', '/admin/blog'],
    ...[`/admin/blog-edit/${postId}`, `/admin/blog-preview/${postId}`, '/admin-resources'],
    ...[`/admin-resource-edit/${templateId}`, '/admin/agreements', '/admin/verification', '/admin/feature-family'],
  ]);
  process.stdout.write(
    `Planted markup: ${planter.fields} fields, ${planter.refused} refused it; shown as text on ${watch.showing.length} pages\n`,
  );
  expect(watch.wrong).toEqual([]);
  expect(planter.fields).toBeGreaterThan(18);
  expect(watch.showing.length).toBeGreaterThan(8);
});

const RUN = `${MARK}(0)`;
/** HTML that runs, loads or leads where a sanitiser and a browser read it differently, each after a word that is shown. */
const HOSTILE_HTML = [
  `<img src=x onerror=${RUN}>`,
  `<img src="//${MARK}.invalid/x">`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
  `<svg/onload=${RUN}>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml ><img src=x onerror=${RUN}>?>`,
  `<a href="javascript:${RUN}">run</a>`,
  `<a href="java&#9;script&colon;${RUN}">run</a>`,
  `<a href="&#1;javascript:${RUN}">run</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">run</a>`,
  `<a href="//${MARK}.invalid/" onclick=${RUN}>lead</a>`,
  `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">run</button><input autofocus onfocus=${RUN}>`,
  `<iframe srcdoc="&lt;script&gt;parent.${RUN}&lt;/script&gt;"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<base href="//${MARK}.invalid/"><link rel=stylesheet href="//${MARK}.invalid/x">`,
  `<meta http-equiv=refresh content="0;url=//${MARK}.invalid/">`,
  `<style>@import "//${MARK}.invalid/x"</style>`,
  `<p style="background:url(//${MARK}.invalid/x)" id=root data-${MARK}>styled</p>`,
  `<details open ontoggle=${RUN}>open</details>`,
  `<video><source onerror=${RUN}></video><audio src=x onerror=${RUN}>`,
  `&lt;img src=x onerror=${RUN}&gt; &amp;lt;img src=x onerror=${RUN}&amp;gt;`,
].map((html) => `<h2>${MARK}0 &lt;svg onload=${RUN}&gt;</h2><p>${MARK}0 ${html}</p>`);

test('1.3.1 hostile HTML that an admin stores is text or nothing on every page that shows it', async ({
  as,
  visitor,
}) => {
  test.setTimeout(180_000);
  const request = await newRequest();
  const token = await signInByCall(request, administrator);
  const slug = `hostile-${randomUUID().slice(0, 8)}`;
  const content = HOSTILE_HTML.join('');
  const fields = { slug, content, summary: WORDS };
  const post = { ...fields, title: 'A hostile post', author: 'Some Body' };
  const { id: postId, version } = (await send(request, token, 'POST', '/api/admin/posts', post)) as Id & {
    version: number;
  };
  const { id: templateId } = (await send(request, token, 'POST', '/api/admin/resources', {
    ...{ ...fields, title: 'A hostile template', audience: 'both', image_url: null, region: null },
    ...{ featured: false, published: true, sources: [] },
  })) as Id;
  await send(request, token, 'POST', `/api/admin/posts/${postId}/publications`, { version });

  const watch = new PlantedWatch();
  try {
    for (const [page, paths] of [
      [await visitor(), [`/blog/${slug}`, '/blog', `/resources/${slug}`]],
      [
        await as(administrator),
        [`/admin/blog-preview/${postId}`, `/admin/blog-edit/${postId}`, `/admin-resource-edit/${templateId}`],
      ],
    ] as const) {
      await watch.follow(page);
      for (const path of paths) {
        const answer = await page.request.get(path);
        await settle(page, path);
        await watch.judge(page, path);
        await watch.judgeServed(page, path, await answer.text());
      }
    }
  } finally {
    const reason = { reason: 'A test is over.' };
    await send(request, token, 'POST', `/api/admin/posts/${postId}/removal`, reason);
    // Other tests judge every page of the site.
    await send(request, token, 'POST', `/api/admin/resources/${templateId}/deletion`, reason);
  }
  expect(watch.wrong).toEqual([]);
  expect(watch.showing.length).toBeGreaterThan(4);
});
