import { waitUntilSettled, watchTraffic } from '../support/page-settled';
import { longPayload, MARK } from '../support/plant';
import { PlantedWatch } from '../support/planted-watch';
import { openPoisonedSite } from '../support/poisoned-site';
import { oneOfEachKind, publicPages } from '../support/public-pages';
import { acrossTabs } from '../support/tabs';
import { expect, test } from '../support/test';

// The judge notices what a page asks for, and its own test makes one ask.
test.use({ allowedHosts: [`${MARK}.invalid`] });

test('1.2.1 markup in any text of any answer is text in every page as the server renders it, and in a browser', async ({
  request,
  family,
  auPair,
  page: first,
}) => {
  test.setTimeout(300_000);
  const people = [`/family/${family.id}`, `/au-pair/${auPair.id}`];
  const paths = [...oneOfEachKind(await publicPages(request)), ...people, '/auth', '/?country=germany'];
  const site = await openPoisonedSite();
  try {
    const watch = new PlantedWatch();
    await acrossTabs(first, paths, {
      most: 2,
      prepare: (tab) => watch.follow(tab),
      open: async (tab, path) => {
        watchTraffic(tab);
        let html = '';
        // While the machine is busy, a page can lack a part for a moment.
        await expect(async () => {
          const answer = await tab.goto(site.origin + path);
          expect(answer?.status(), path).toBe(200);
          html = (await answer?.text()) ?? '';
        }).toPass();
        await watch.judgeServed(tab, path, html);
        await waitUntilSettled(tab);
        await watch.judge(tab, path);
      },
    });
    expect(watch.inJson).toBeGreaterThan(100);
    expect(watch.showing.length).toBeGreaterThan(paths.length * 0.6);
    watch.expectShown(site.planted, 0.6);
  } finally {
    await site.close();
  }
});

test('1.2.1 a planted text that becomes markup, runs, loads or leads is noticed', async ({ visitor }) => {
  const found = async (plant: (text: string) => void, text: string, wanted: RegExp) => {
    const [page, watch] = [await visitor(), new PlantedWatch()];
    await watch.follow(page);
    await page.goto('/offline');
    await page.evaluate(plant, text);
    await expect(async () => {
      await watch.judge(page, '/offline');
      expect(watch.wrong.join('\n')).toMatch(wanted);
    }).toPass();
    await page.close();
  };
  const asHtml = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
  const asLink = (href: string) => document.body.append(Object.assign(document.createElement('a'), { href }));
  await found(asHtml, longPayload(1), new RegExp(`<b data-${MARK}=`));
  await found(asHtml, `<img alt="${longPayload(1)}">`, /<svg onload=/);
  await found(asHtml, `<p title=${longPayload(1)}>`, /onerror=/);
  await found(asHtml, '<img src="/nowhere.png" onerror="1">', /script-src\S* did not allow inline/);
  await found(asHtml, `<!-- ${MARK}1 -->`, /<!--/);
  await found(asLink, `\tjava\nscript:${MARK}(1)`, /<a href=/);
});

test('1.2.1 HTML as served with a planted text that becomes markup is noticed', async ({ page }) => {
  await page.goto('/offline');
  const wrongIn = async (html: string) => {
    const watch = new PlantedWatch();
    await watch.judgeServed(page, '/', html);
    return watch.wrong.join('\n');
  };
  const json = JSON.stringify({ text: longPayload(1) });
  expect(await wrongIn(`<title>${longPayload(1)}</title>`)).toMatch(/<script>/);
  expect(await wrongIn(`<script type="application/ld+json">${json}</script>`)).toMatch(/No JSON/);
  expect(await wrongIn(`<script type="application/json">"\u2028"</script>`)).toMatch(/not safe/);
  expect(await wrongIn('<p>One</p><script type="application/json">"a"</script>')).toBe('');
});
