import { live } from '../support/live';
import { mailTo } from '../support/emails';
import { verifyAuPair } from '../support/documents';
import { PASSWORD, VERIFICATION } from '../support/people';
import { carriesExif, jpegWithExif } from '../support/photos';
import { dayFromNow } from '../support/answers';
import { signUpOnPage } from '../support/sign-in-form';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

const stamp = Date.now().toString(36);
const family = { email: `marlow-${stamp}@example.org`, username: `marlow-${stamp}`, name: `Marlow${stamp}` };
const auPair = {
  email: `ida-${stamp}@example.org`,
  username: `ida-${stamp}`,
  firstName: `Ida${stamp}`,
  lastName: 'Quistgaard',
};

test.setTimeout(180_000);

test('J01 C05 M03 S02 S07 H03 two people register, find each other and talk', async ({ visitor }) => {
  const theirs = await visitor();
  const ours = await visitor();

  await test.step('C05 M03 both register, read the email and confirm their email', async () => {
    await register(ours, '/auth?type=family', family);
    await confirmEmail(ours, family.email);
    await register(theirs, '/auth?type=au-pair', auPair);
    await confirmEmail(theirs, auPair.email);
  });

  await test.step('S07 the au pair completes the profile, with a photo', async () => {
    await completeAuPairProfile(theirs);
    await expect(theirs.getByText('Profile saved')).toBeVisible();
    await expect(theirs).toHaveURL('/dashboard');
    await expect(theirs.getByText('Your profile is complete.')).toBeVisible();
  });

  await test.step('S07 the family completes the profile, with a photo', async () => {
    await completeFamilyProfile(ours);
    await expect(ours.getByText('Profile saved')).toBeVisible();
    await expect(ours).toHaveURL('/dashboard');
  });

  await test.step('J03 the au pair is verified, without which no family finds her', async () => {
    await verifyAuPair({ email: auPair.email, password: PASSWORD });
  });

  await test.step('the family searches by three filters and saves the au pair', async () => {
    await ours.getByRole('link', { name: 'See everyone' }).click();
    await ours.getByRole('button', { name: 'Filters', exact: false }).first().click();
    const sheet = ours.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Nationality').fill('Iceland');
    await sheet.getByLabel('Speaks').fill('Icelandic');
    await sheet.getByLabel('Drives').check();
    await sheet.getByRole('button', { name: /^Show \d/ }).click();
    await expect(ours).toHaveURL(/drives=true/);
    await expect(ours).toHaveURL(/languages=Icelandic/);
    await expect(ours).toHaveURL(/nationality=Iceland/);
    const card = ours.getByRole('article').filter({ hasText: auPair.firstName });
    await card.getByRole('button', { name: `Save ${auPair.firstName} to your shortlist` }).click();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    await card.getByRole('link', { name: auPair.firstName }).click();
    await expect(ours.getByRole('heading', { level: 1 })).toContainText(`${auPair.firstName} ${auPair.lastName}`);
  });

  await test.step('the family writes, and the au pair sees it come in without reload', async () => {
    await ours.getByRole('link', { name: `Write to ${auPair.firstName}` }).click();
    await write(ours, 'Do mornings frighten you?');
    await expect(message(ours, 'Do mornings frighten you?').getByText('Sent')).toBeAttached();
    // H03: the badge in the header of the open page.
    const messagesLink = theirs.getByRole('banner').getByRole('link', { name: /Messages/ });
    await expect(messagesLink).toHaveText(/1 unread message$/);
    await messagesLink.click();
    const row = theirs.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first();
    await expect(row).toContainText('Do mornings frighten you?');
    await row.click();
    await expect(message(theirs, 'Do mornings frighten you?')).toBeVisible();
    await expect(messagesLink).toHaveText('Messages');
  });

  await test.step('the au pair answers, the family sees it without reload, and that theirs was read', async () => {
    await expect(message(ours, 'Do mornings frighten you?').getByText('Read')).toBeAttached();
    await write(theirs, 'Only the loud ones.');
    await expect(message(ours, 'Only the loud ones.')).toBeVisible();
  });

  await test.step('the family reacts by keyboard, and the au pair sees it', async () => {
    await message(ours, 'Only the loud ones.')
      .getByRole('button', { name: /^React/ })
      .focus();
    await ours.keyboard.press('Enter');
    await expect(ours.getByRole('button', { name: 'Heart', exact: true })).toBeFocused();
    await ours.keyboard.press('ArrowRight');
    await expect(ours.getByRole('button', { name: 'Laughing', exact: true })).toBeFocused();
    await ours.keyboard.press('Enter');
    await expect(
      message(ours, 'Only the loud ones.').getByRole('button', { name: 'Laughing, 1, including you' }),
    ).toBeVisible();
    await expect(message(theirs, 'Only the loud ones.').getByRole('button', { name: 'Laughing, 1' })).toBeVisible();
  });

  await test.step('S02 signing out in one tab signs out the other and closes its socket', async () => {
    const second = live(await ours.context().newPage());
    const socket = second.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'));
    await second.goto('/app/messages');
    const closed = (await socket).waitForEvent('close');
    await expect(
      second.getByRole('navigation', { name: 'Conversations' }).getByText('Only the loud ones.'),
    ).toBeVisible();
    await ours.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(ours.getByText('Logged out')).toBeVisible();
    for (const tab of [ours, second]) {
      await expect(tab).toHaveURL('/');
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    }
    await closed;
    await second.goto('/app/messages');
    await expect(second).toHaveURL(/\/auth\?next=/);
  });
});

async function register(page: Page, path: string, person: { email: string; username: string }): Promise<void> {
  await page.goto(path);
  await signUpOnPage(page, person);
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(
    page.getByText(`Welcome, ${person.username}! Please check your email to verify your account.`),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
}

/** Follows the path of a real person: the list of emails, the email, its link, the button. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  const { subject } = await mailTo(page.request, email, VERIFICATION);
  await page.goto(`/dev/outbox?to=${email}`);
  await page.getByRole('link', { name: subject }).click();
  await page
    .getByRole('link', { name: /token=/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Email confirmed')).toBeVisible();
}

async function completeAuPairProfile(page: Page): Promise<void> {
  await page.goto('/profile/au-pair');
  await page.getByLabel('First name').fill(auPair.firstName);
  await page.getByLabel('Last name').fill(auPair.lastName);
  await page.getByRole('spinbutton', { name: 'Age' }).fill('23');
  await page.getByLabel('Nationality').selectOption('Iceland');
  for (const language of ['Icelandic', 'English']) {
    await page.getByRole('combobox', { name: 'Languages' }).fill(language);
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Where you live now').fill('Akureyri');
  await page.getByLabel('One line about you').fill('I knit when it is quiet.');
  await page
    .getByLabel('About you', { exact: true })
    .fill('I grew up between sheep and hot springs with four younger sisters and one old horse.');
  await goOn(page, 'You and children');
  await page
    .getByLabel('Experience with children')
    .fill('Four younger sisters, two years in a playgroup, and a summer with twins of eight months.');
  await page.getByLabel('What you are good at').fill('Knitting, swimming, soup, patience.');
  await page.getByLabel('School, training, studies').fill('Secondary school in Akureyri.');
  await page.getByLabel('Babies under 1').check();
  for (const question of ['Do you swim well enough', 'Would you live with pets?', 'Do you smoke?'])
    await page.getByLabel(question).selectOption('yes');
  await page.getByLabel('I have a driving licence').check();
  await goOn(page, 'Your visa');
  await page.getByRole('combobox', { name: 'Visa' }).selectOption({ index: 1 });
  await goOn(page, 'When and where');
  await page.getByLabel('Free from').fill(dayFromNow(30));
  await page.getByLabel('For how long?').selectOption({ index: 2 });
  await page.getByLabel('Where to?').selectOption('Sydney');
  await page.getByLabel('Preferred hours a week').fill('30');
  await page.getByLabel('Preferred days off a week').fill('2');
  await addPhoto(page, '#144e6b');
  await page.getByRole('button', { name: 'Save my profile' }).click();
}

async function completeFamilyProfile(page: Page): Promise<void> {
  await page.goto('/profile/family');
  await page.getByLabel('Family name').fill(family.name);
  await page.getByLabel('Where you live').selectOption('Sydney');
  await page.getByLabel('Suburb or town').fill('Newtown');
  await page.getByLabel('Age of child 1').fill('4');
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByLabel('Age of child 2').fill('7');
  await page
    .getByLabel('About your family')
    .fill('Two parents, one dog, and two children who are awake before the birds every single day.');
  await goOn(page, 'Life with you');
  await page.getByLabel('Hours a week').fill('30');
  await page.getByLabel('From when?').fill(dayFromNow(60));
  await page.getByLabel('For how long?').selectOption({ index: 2 });
  await page
    .getByLabel('What you hope for')
    .fill('Someone who likes mornings, walks to school, and tells the truth about peas at dinner.');
  await page
    .getByLabel('Where the au pair would live')
    .fill('A room of their own above the garden, with a desk and a door that shuts.');
  await addPhoto(page, '#22663b');
  await page.getByRole('button', { name: 'Save my profile' }).click();
}

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
}

/** Adds a photo with GPS data, crops it, and checks that only the picture was stored. */
async function addPhoto(page: Page, colour: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles(await jpegWithExif(page, colour));
  await page.getByRole('dialog', { name: 'Choose the part to show' }).getByLabel('Zoom').fill('1.5');
  await page.getByRole('button', { name: 'Use this part' }).click();
  const photo = page.getByRole('img', { name: 'Photo 1' });
  // Until it is stored, the chosen file is shown.
  await expect(photo).toHaveAttribute('src', /\.webp$/);
  const source = await photo.getAttribute('src');
  for (const width of [400, 800, 1200]) {
    const answer = await page.request.get(source?.replace(/\d+\.webp/, `${width}.webp`) ?? '');
    await expect(answer, `the photo at ${width}`).toBeOK();
    expect(carriesExif(await answer.body()), 'camera data in the photo').toBe(false);
  }
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(words);
  await page.keyboard.press('Enter');
}

const message = (page: Page, words: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: words });
