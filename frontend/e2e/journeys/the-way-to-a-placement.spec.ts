import { openStep } from '../support/agreement-editor';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { textOfPdf } from '../../../backend/test/support/pdf-text';
import { allowed, expectMovingPicture, goIn, hangUp } from '../support/call';
import { fakeDevices } from '../support/launch';
import { administrator } from '../support/demo';
import { settle } from '../support/examine';
import { pdfFile, referenceToken } from '../support/documents';
import { runScheduledTask, letPass, productNow, setRight } from '../support/product-clock';
import { auPairAnswers, dayFromNow } from '../support/answers';
import { mailTo, tokenLink } from '../support/emails';
import { makePerson, PASSWORD, send, signInByCall, VERIFICATION, type Person } from '../support/people';
import { authForm, signUpOnPage } from '../support/sign-in-form';
import { messageWith, openTalk, write } from '../support/talk';
import { expect, test } from '../support/test';
import { approveOnScreen, CHECKS, HOLDS_UNTIL } from '../support/verification-review';

const LANGUAGE = 'Maltese';
const DAY_MINUTES = 24 * 60;
const REVIEW =
  'She had both children out of the door before we had found our keys, and said when something was too much.';

test.use({ launchOptions: fakeDevices });

test('J01 J02 J03 a visitor looks for a visa and becomes a member; two people meet, sign an agreement, record hours and review each other', async ({
  as,
  request,
  visitor,
}) => {
  test.setTimeout(300_000);
  await setRight(request);
  const family = await makePerson('family');
  const host = await as(family, allowed);
  const guest = await visitor(allowed);
  const auPair = await test.step('she learns which visa fits, and signs up from there', () =>
    signUpFromVisaTool(guest, request));
  const admin = await as(administrator);

  await test.step('no one finds her; she reads what is missing, sends it, and a referee answers', async () => {
    expect(await finds(host, auPair)).toBe(0);
    await guest.goto('/dashboard');
    const missing = guest.getByRole('region', { name: 'What is missing' });
    for (const check of ['Identity', 'Police certificate', 'References']) await expect(missing).toContainText(check);
    await missing.getByRole('link', { name: 'Open verification' }).click();
    for (const check of ['Identity', 'Police certificate']) {
      const card = guest.getByRole('article', { name: check });
      await card.locator('input[type=file]').setInputFiles(pdfFile('document.pdf'));
      await expect(card.getByText('Being reviewed')).toBeVisible();
    }
    await askReferee(guest, `referee-${auPair.username}@example.org`);
    await answerAsReferee(await visitor(), `referee-${auPair.username}@example.org`, auPair);
  });

  await test.step('an administrator opens a document with a reason, approves, and she is found with what was checked', async () => {
    for (const [kind, title] of CHECKS) await approveOnScreen(admin, auPair, kind, title);
    await expect.poll(() => finds(host, auPair)).toBe(1);
    await host.goto(`/au-pair/${auPair.id}`);
    await host.getByText('What was checked').click();
    for (const [, title] of CHECKS) await expect(host.getByRole('heading', { name: title })).toBeVisible();
    await expect(host.getByText(`until ${inWords(HOLDS_UNTIL)}`)).toBeVisible();
  });

  let talk = '';
  await test.step('both read how well they fit, with what the visa allows, and write', async () => {
    const fit = host.getByRole('region', { name: 'How well you fit each other' });
    await expect(fit).toContainText('Their visa allows six of the twelve months you want');
    await host.getByRole('link', { name: `Write to ${auPair.name}` }).click();
    await write(host, 'Do mornings frighten you?');
    await expect(messageWith(host, 'Do mornings frighten you?').getByText('Sent')).toBeAttached();
    await expect(host).toHaveURL(/conversation=/);
    talk = new URL(host.url()).pathname + new URL(host.url()).search;
    await settle(guest, `/family/${family.id}`);
    await expect(guest.getByRole('region', { name: 'How well you fit each other' })).toContainText(
      'Your visa allows six of the twelve months they want',
    );
  });

  await test.step('they agree on a time and see each other move', async () => {
    await openTalk(host, talk);
    await host.getByRole('button', { name: 'Propose a video interview' }).click();
    await host.getByRole('button', { name: 'Send the proposal' }).click();
    await openTalk(guest, talk);
    await guest.getByRole('button', { name: /^Accept/ }).click();
    await expect(guest.getByText(/The room opens in/)).toBeVisible();
    const token = await signInByCall(request, family);
    const conversationId = new URLSearchParams(talk.split('?')[1]).get('conversation');
    const { interview } = (await send(request, token, 'GET', `/api/conversations/${conversationId}/interview`)) as {
      interview: { id: string; startsAt: string };
    };
    const untilStart = (Date.parse(interview.startsAt) - (await productNow(request)).getTime()) / 60_000;
    await letPass(request, untilStart - 9);
    const room = `/interviews/${interview.id}/room`;
    await goIn(host, room);
    await goIn(guest, room);
    await Promise.all([expectMovingPicture(host, auPair.name), expectMovingPicture(guest, family.name)]);
    await hangUp(guest).click();
    await hangUp(host).click();
  });

  let agreement = '';
  await test.step('they write terms, change one, and sign the same version', async () => {
    await host.goto(talk);
    await host.getByRole('button', { name: 'Write an agreement' }).click();
    await openStep(host, 'Pay and extras');
    await host.getByLabel('Paid each week, in A$').fill('420');
    await openStep(host, 'Home and rules');
    await host.getByRole('textbox', { name: 'Meals' }).fill('Three meals a day, and the good bread on Sundays.');
    await host.getByLabel('How the au pair is insured').fill('Comprehensive, on our policy, named as a driver.');
    await openStep(host, 'Review and send');
    await host.getByRole('button', { name: `Propose to ${auPair.name}` }).click();
    await expect(host.getByText(`${auPair.name} has your terms. It is their turn to answer.`)).toBeVisible();
    agreement = new URL(host.url()).pathname;

    await guest.goto(agreement);
    await guest.getByRole('button', { name: 'Propose changes' }).click();
    await openStep(guest, 'Notice and end');
    await guest.getByLabel('Weeks of notice').selectOption('4');
    await openStep(guest, 'Review and send');
    await guest.getByRole('button', { name: `Send to ${family.name}` }).click();
    await expect(host.getByRole('region', { name: `${auPair.name} changed one clause` }).locator('ins')).toContainText(
      '4 weeks',
    );
    await signTerms(host, 'Ana Wetherill', family, 'Sign');
    await expect(guest.getByText('Your signature confirms it.')).toBeVisible();
    await signTerms(guest, 'Ylva Achternbusch', auPair, 'Sign and confirm');
    await expect(guest.getByRole('heading', { name: 'Your agreement' })).toBeVisible();
    // The signed terms no longer show changes between versions.
    await expect(guest.getByText('Changed', { exact: true })).toHaveCount(0);
    await guest.getByText('Earlier versions and changes').click();
    await expect(guest.getByRole('region', { name: 'You changed one clause' }).locator('ins')).toContainText('4 weeks');
  });

  await test.step('both have the same document on their dashboards', async () => {
    await host.goto(agreement);
    const fingerprint = await host.locator('code').first().textContent();
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const documents = await Promise.all([host, guest].map(downloadAgreement));
    for (const document of documents) {
      const words = textOfPdf(document).replaceAll(/\s+/g, '');
      for (const said of ['AnaWetherill', 'YlvaAchternbusch', 'goodbread', String(fingerprint)])
        expect(words).toContain(said);
    }
    expect(documents[0]?.equals(documents[1] as Buffer)).toBe(true);
  });

  const id = agreement.split('/').at(-1) ?? '';
  await test.step('in week three she records a day, the family confirms it, and writes the letter for more months', async () => {
    const token = await signInByCall(request, family);
    const { startsOn } = (await send(request, token, 'GET', `/api/agreements/${id}`)) as { startsOn: string };
    const untilStart = (Date.parse(startsOn) - (await productNow(request)).getTime()) / 60_000;
    await letPass(request, untilStart + 20 * DAY_MINUTES);
    await runScheduledTask(request, 'agreements.apply-dates');
    const week = new Date(Date.parse(startsOn) + 14 * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
    await guest.goto(`/app/hours/${id}?week=${week}`);
    await guest
      .getByRole('button', { name: /^As planned, / })
      .first()
      .click();
    await expect(guest.getByRole('main')).toContainText('To confirm');
    await host.goto(`/app/hours/${id}?week=${week}`);
    await host.getByRole('button', { name: 'Confirm one day' }).click();
    await expect(guest.getByRole('listitem').filter({ hasText: 'as planned' }).first()).toContainText('Confirmed');

    await host.goto(`/app/employer-clock/${id}`);
    const letter = host.getByRole('region', { name: 'Letter of support' });
    await letter.getByLabel('Why you ask for more time').fill('The youngest starts school in January.');
    await letter.getByRole('button', { name: 'Save the reason' }).click();
    const download = host.waitForEvent('download');
    await letter.getByRole('button', { name: 'Download as PDF' }).click();
    const words = textOfPdf(readFileSync(await (await download).path())).replaceAll(/\s+/g, '');
    for (const said of ['AnaWetherill', 'YlvaAchternbusch', 'TheyoungeststartsschoolinJanuary'])
      expect(words).toContain(said);
  });

  await test.step('after the placement neither reads the other first, and fourteen days later both are open', async () => {
    await host.goto(agreement);
    await host.getByRole('button', { name: 'End it early' }).click();
    await host.getByLabel('Reason').fill('We are moving to Hobart.');
    await host.getByRole('dialog').getByRole('button', { name: 'End it early' }).click();
    await expect(host.getByText('Your reason')).toBeVisible();

    await host.goto(`/reviews/write/${id}`);
    await host.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await host.getByLabel('In your words').fill(REVIEW);
    for (const group of await host
      .getByRole('group')
      .filter({ has: host.getByRole('radio', { name: 'Mostly' }) })
      .all())
      await group.getByRole('radio', { name: 'Yes' }).check({ force: true });
    await host.getByRole('button', { name: 'Send my review' }).click();
    await expect(host.getByRole('button', { name: 'Save the changes' })).toBeVisible();

    await guest.goto(`/au-pair/${auPair.id}`);
    await expect(guest.getByRole('heading', { name: 'What others say' })).toBeVisible();
    await expect(guest.getByText(REVIEW)).toBeHidden();
    await letPass(request, 15 * DAY_MINUTES);
    await runScheduledTask(request, 'reviews.publish-due');
    await guest.reload();
    await expect(guest.getByText(REVIEW)).toBeVisible();
    await expect(guest.getByText('1 review').first()).toBeVisible();
  });
});

/** From the visitor's tool to an account; the email and the profile, which other journeys click, by the API. */
async function signUpFromVisaTool(page: Page, request: APIRequestContext): Promise<Person> {
  const firstName = `Ylva${Date.now().toString(36)}`;
  const username = firstName.toLowerCase();
  const email = `${username}@example.org`;
  await page.goto('/visa-fit');
  await page.getByLabel('Passport').selectOption('DE');
  await page.getByLabel('First day with the family').fill(dayFromNow(90));
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('6 months');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await authForm(page).getByText('An au pair', { exact: true }).click();
  await authForm(page).getByLabel('Where would you like to go?').selectOption('Australia');
  await authForm(page).getByRole('button', { name: 'Continue' }).click();
  await signUpOnPage(page, { email, username });
  await expect(page.getByText('Registration successful')).toBeVisible();

  const account = {
    role: 'aupair',
    region: 'australia',
    username,
    email,
    password: PASSWORD,
    name: firstName,
    ownName: firstName,
  } as const;
  const token = await signInByCall(request, account);
  const confirmation = tokenLink(await mailTo(request, email, VERIFICATION)).token;
  await send(request, token, 'POST', '/api/email-verifications', { token: confirmation });
  const answers = { ...auPairAnswers, firstName, languages: `English, ${LANGUAGE}` };
  const { id } = (await send(request, token, 'PUT', '/api/au-pair-profiles/me', answers)) as { id: string };
  return { ...account, id };
}

/** "2027-10-01" as pages show it: "1 October 2027". */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Counts how many search results show this au pair. */
async function finds(page: Page, { id }: Person): Promise<number> {
  await settle(page, `/search-au-pairs?languages=${LANGUAGE}`);
  return page.locator(`main a[href$="/au-pair/${id}"]`).count();
}

async function askReferee(page: Page, email: string): Promise<void> {
  const card = page.getByRole('article', { name: 'References' });
  await card.getByLabel('Their name').fill('Marie Keller');
  await card.getByLabel('Their email address').fill(email);
  await card.getByRole('button', { name: 'Send them the questions' }).click();
  await expect(card.getByText(/no answer yet/)).toBeVisible();
}

/** Opens the form from the email, without an account; a second visit finds the form closed. */
async function answerAsReferee(page: Page, email: string, { name }: Person): Promise<void> {
  await page.goto(`/reference/${await referenceToken(page.request, email)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByLabel(/How do you know each other/).fill('Since 2023, our two boys');
  await page.getByLabel('Yes').check();
  await page.reload();
  await expect(page.getByLabel(/How do you know each other/)).toHaveValue('Since 2023, our two boys');
  await expect(page.getByLabel('Yes')).toBeChecked();
  await page.getByLabel(/What is this person like/).fill('Firm about bedtime, never loud, and the boys ask for her.');
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This form is closed' })).toBeVisible();
}

async function signTerms(page: Page, name: string, { password }: Person, button: string): Promise<void> {
  await page.getByLabel('Your full name').fill(name);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function downloadAgreement(page: Page): Promise<Buffer> {
  await page.goto('/dashboard');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agreement (PDF)' }).click();
  return readFileSync(await (await download).path());
}
