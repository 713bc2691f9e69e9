import { administrator } from '../support/demo';
import { paper, referenceToken } from '../support/papers';
import { makePerson } from '../support/people';
import { signInOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test.setTimeout(120_000);

test('J02 J03 an au pair shows papers, an administrator approves them, and families find her', async ({
  browser,
  as,
  page,
}) => {
  const auPair = await makePerson(browser, 'aupair', { profile: { firstName: `Ylva${Date.now().toString(36)}` } });
  const theirs = await as(auPair);
  const referee = `referee-${auPair.username}@example.org`;

  await test.step('unverified, she reads what is missing, and nobody finds her', async () => {
    await theirs.goto('/dashboard');
    const missing = theirs.getByRole('region', { name: 'What is missing' });
    for (const check of ['Identity', 'Police certificate', 'References']) await expect(missing).toContainText(check);
    await missing.getByRole('link', { name: 'Open verification' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
    const answer = await page.request.get('/api/au-pair-profiles?limit=50&sort=newest');
    expect(await answer.text()).not.toContain(auPair.id);
  });

  await test.step('she sends both papers and asks a referee, who answers on a page of their own', async () => {
    for (const check of ['Identity', 'Police certificate']) {
      const card = theirs.getByRole('article', { name: check });
      await card.locator('input[type=file]').setInputFiles(paper('paper.pdf'));
      await expect(card.getByText('With our reviewers')).toBeVisible();
    }
    const card = theirs.getByRole('article', { name: 'References' });
    await card.getByLabel('Their name').fill('Marie Keller');
    await card.getByLabel('Their e-mail address').fill(referee);
    await card.getByRole('button', { name: 'Send them the questions' }).click();
    await expect(card.getByText(/no answer yet/)).toBeVisible();

    await page.goto(`/reference/${await referenceToken(page.request, referee)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(auPair.name);
    await page.getByLabel(/Since when/).fill('Since 2023, our two boys');
    await page.getByLabel('Yes').check();
    await page.getByLabel(/What is this person like/).fill('Firm about bedtime, never loud, and the boys ask for her.');
    await page.getByRole('button', { name: 'Send my answer' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This form is closed' })).toBeVisible();
  });

  await test.step('the administrator opens a paper with a reason, and approves all three', async () => {
    await page.goto('/auth');
    await signInOnPage(page, administrator);
    await expect(page).toHaveURL('/dashboard');
    for (const [kind, title] of [
      ['identity', 'Identity'],
      ['police_certificate', 'Police certificate'],
      ['references', 'References'],
    ] as const) {
      await page.goto(`/admin/verification?check=${kind}`);
      const look = page.getByRole('button', { name: `Look at ${auPair.name}, ${title}` });
      const next = page.getByRole('button', { name: 'Next' });
      await expect(look.or(next)).not.toHaveCount(0);
      while (!(await look.isVisible()) && (await next.isEnabled())) await next.click();
      await look.click();
      const drawer = page.getByRole('dialog');
      if (kind === 'identity') {
        const open = drawer.getByRole('button', { name: 'Open paper.pdf' });
        await expect(open).toBeDisabled();
        await drawer.getByLabel('Why do you open papers of this person?').fill('Comparing the name');
        await open.click();
        await expect(drawer.getByText('opened a paper')).toBeVisible();
      }
      if (kind === 'police_certificate') await drawer.getByLabel('Holds until').fill('2027-10-01');
      await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(drawer.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    }
  });

  await test.step('now she is found, and her badge says what was checked', async () => {
    const answer = await page.request.get('/api/au-pair-profiles?limit=50&sort=newest');
    expect(await answer.text()).toContain(auPair.id);
    const visitor = await browser.newPage();
    await visitor.goto(`/au-pair/${auPair.id}`);
    await visitor.getByText('What was checked').click();
    for (const check of ['Identity', 'Police certificate', 'References'])
      await expect(visitor.getByRole('heading', { name: check })).toBeVisible();
    await expect(visitor.getByText(/until 1 October 2027/)).toBeVisible();
    await visitor.close();
    await theirs.goto('/verification');
    await expect(theirs.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  });
});
