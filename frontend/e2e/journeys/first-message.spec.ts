import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { dayFromNow } from '../support/answers';
import { mailTo, tokenLink } from '../support/emails';
import { examine } from '../support/examine';
import { VERIFICATION } from '../support/people';
import { PHONE } from '../support/screens';
import { signUpOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';

/**
 * Counts the presses that a visitor without an account needs to send a first message from the home page. Typing and
 * choosing from a list are not counted; the link in the email is.
 */
const MOST = { family: 9, aupair: 11 };

test.setTimeout(180_000);

for (const role of ['family', 'aupair'] as const)
  test(`J01 ${role === 'family' ? 'a family' : 'an au pair'} writes a first message within ${MOST[role]} presses, on a phone`, async ({
    visitor,
  }) => {
    const page = await visitor(PHONE);
    const presses = await countPresses(page);
    const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;

    await page.goto('/');
    const person = page.locator(`main a[href^="/${role === 'family' ? 'au-pair' : 'family'}/"]`).first();
    const [name, address] = [(await person.textContent()) ?? '', (await person.getAttribute('href')) ?? ''];
    await person.tap();
    await expect(page.getByText('Login Required')).toBeVisible();

    await signUpOnPage(page, { email });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByText(email)).toBeVisible();

    presses.add('the link in the email');
    await page.goto(tokenLink(await mailTo(page.request, email, VERIFICATION)).link);
    await page.getByRole('button', { name: 'Confirm my email' }).tap();
    await expect(page).toHaveURL(address);

    await page.getByRole('link', { name: 'Complete my profile' }).tap();
    await (role === 'family' ? fillFamily(page) : fillAuPair(page));
    await page.getByRole('button', { name: 'Save my profile' }).tap();

    await expect(page).toHaveURL(/\/app\/messages\?conversation=/);
    const suggestions = page.getByRole('region', { name: 'Suggestions for a first message' });
    await expect(suggestions.getByRole('button')).toHaveCount(3);
    expect(await examine(page, 'a first message')).toEqual([]);
    const opener = suggestions.getByRole('button').first();
    const words = (await opener.textContent()) ?? '';
    if (role === 'family') expect(words).toContain(name.trim().split(' ')[0]);
    await opener.tap();
    const field = page.getByRole('textbox', { name: /^Write to/ });
    await expect(field).toHaveValue(words);
    await expect(field).toBeFocused();
    // The writer has edited the text, so another suggestion no longer replaces it.
    await field.fill(`${words} We are curious.`);
    await expect(suggestions).toBeHidden();
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByRole('log').getByRole('listitem').filter({ hasText: 'We are curious.' })).toBeVisible();
    expect(presses.all().length, presses.all().join(' › ')).toBeLessThanOrEqual(MOST[role]);
  });

/** Lists every press, also across page loads. */
async function countPresses(page: Page) {
  const pressed: string[] = [];
  await page.exposeFunction('notePress', (what: string) => pressed.push(what));
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        const element = (target as Element).closest('a, button, label, summary, input') ?? (target as Element);
        const { notePress } = window as unknown as { notePress: (what: string) => void };
        if (isTrusted) notePress((element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40));
      },
      true,
    );
  });
  return { add: (what: string) => pressed.push(what), all: () => pressed };
}

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
}

async function fillFamily(page: Page): Promise<void> {
  await page.getByLabel('Family name').fill('Quill');
  await page.getByLabel('Where you live').selectOption('Sydney');
  await page.getByLabel('Age of child 1').fill('4');
  await page
    .getByLabel('About your family')
    .fill('Two parents, one dog, and a child who is awake before the birds every single day.');
  await goOn(page, 'Life with you');
  await page.getByLabel('Hours a week').fill('30');
  await page.getByLabel('From when?').fill(dayFromNow(60));
  await page.getByLabel('For how long?').selectOption({ index: 2 });
  await page
    .getByLabel('What you hope for')
    .fill('Someone who likes mornings, walks to school, and tells the truth about peas.');
  await page
    .getByLabel('Where the au pair would live')
    .fill('A room of their own above the garden, with a desk and a door that shuts.');
}

async function fillAuPair(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('23');
  await page.getByLabel('Nationality').selectOption('Iceland');
  await page
    .getByLabel('About you', { exact: true })
    .fill('I grew up between sheep and hot springs with four younger sisters and one old horse.');
  await page.getByRole('combobox', { name: 'Languages' }).fill('English');
  await page.keyboard.press('Enter');
  await goOn(page, 'You and children');
  await page
    .getByLabel('Experience with children')
    .fill('Four younger sisters, two years in a playgroup, and a summer with twins of eight months.');
  await page.getByLabel('What you are good at').fill('Knitting, swimming, soup, patience.');
  await page.getByLabel('School, training, studies').fill('Secondary school in Akureyri.');
  await goOn(page, 'Your visa');
  await goOn(page, 'When and where');
  await page.getByLabel('Free from').fill(dayFromNow(30));
  await page.getByLabel('For how long?').selectOption({ index: 2 });
}
