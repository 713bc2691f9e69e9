import { chromium } from '@playwright/test';
const base = 'http://localhost:3930';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const todo = process.argv.slice(2);
for (const [width, dark] of [[1440, false], [390, false], [390, true], [1440, true]]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', storageState: { cookies: [], origins: [{ origin: base, localStorage: [{ name: 'signedIn', value: '1' }] }] } });
  const res = await context.request.post(base + '/api/sessions', { data: { email: 'keeper@example.com', password: 'the key is under the pot' } });
  const { session } = await res.json();
  const auth = { headers: { authorization: 'Bearer ' + session.access_token } };
  const find = async (q) => (await (await context.request.get(base + '/api/admin/users?' + q, auth)).json()).items[0]?.id;
  const lena = await find('search=lena@example.com'); const fam = await find('search=family@example.com');
  const shots = { list: '/admin/users', waiting: '/admin/users?verified=waiting&sort=name-asc&tier=free', none: '/admin/users?search=zzzz', person: `/admin/users/${lena}`, family: `/admin/users/${fam}`, checks: `/admin/users/${lena}?tab=checks`, reports: `/admin/users/${await find('search=matias')}?tab=reports`, signins: `/admin/users/${lena}?tab=sign-ins`, dealings: `/admin/users/${lena}?tab=dealings` };
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(width, m.text().slice(0, 300)); });
  for (const [name, path] of Object.entries(shots)) {
    if (todo.length && !todo.includes(name)) continue;
    if (dark && !['list', 'person'].includes(name)) continue;
    await page.goto(base + path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) console.log('SIDEWAYS', name, width, over);
    await page.screenshot({ path: `/tmp/users/shots/${name}-${width}${dark ? '-dark' : ''}.png`, fullPage: width === 390 });
    if (name === 'person' && !dark) {
      await page.getByRole('button', { name: 'Suspend' }).click(); await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/users/shots/deed-${width}.png` });
    }
    if (name === 'list' && width === 390 && !dark) {
      await page.getByRole('button', { name: /^Filters/ }).click(); await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/users/shots/filters-${width}.png` });
    }
  }
  await context.close();
}
await browser.close();
