import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { dayFromNow } from '../support/answers';
import { allowed, expectMovingPicture, goIn, hangUp } from '../support/call';
import { verifyAuPair } from '../support/documents';
import { mailTo, tokenLink } from '../support/emails';
import {
  DARK_FIREFOX_PHONE,
  FIREFOX_DESKTOP,
  FIREFOX_WITH_DEVICES,
  hasFirefox,
  test as inFirefox,
  type FirefoxPage,
} from '../support/firefox';
import { openGate } from '../support/gate';
import { makeInterview } from '../support/interviews';
import { keptIn, workerIsReady } from '../support/kept-offline';
import { fakeDevices } from '../support/launch';
import { makePerson, PASSWORD, send, signInByCall, VERIFICATION } from '../support/people';
import { makeProposedAgreement } from '../support/placements';
import { beginTalk, composer, makeAnsweredTalk, messageWith, openTalk, write } from '../support/talk';
import { expect } from '../support/test';

const test = hasFirefox() ? inFirefox : inFirefox.skip;

/** So rare that a search for it finds only the au pair of this test. */
const LANGUAGE = 'Estonian';

inFirefox.setTimeout(180_000);
// Of the other browser.
inFirefox.use({ launchOptions: fakeDevices });

test('J01 C05 M03 S07 a family signs up on a phone with Firefox, finds an au pair, and both talk', async ({
  as,
  firefox,
  request,
}) => {
  const auPair = await makePerson('aupair', {
    profile: { firstName: `Liis${randomBytes(3).toString('hex')}`, languages: `German, ${LANGUAGE}` },
  });
  await verifyAuPair(auPair);
  const email = `family-${randomBytes(6).toString('hex')}@example.org`;
  const phone = await firefox(DARK_FIREFOX_PHONE);

  await inFirefox.step('C05 a visitor signs up from the home page', async () => {
    await phone.goto('/');
    expect(await phone.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await phone.expectNothingSideways();
    await phone.press('button', 'Open menu');
    await phone.press('link', 'Sign Up');
    await phone.press('radio', /^A host family/);
    await phone.press('button', 'Continue');
    await phone.fill('Email', email);
    await phone.fill('Password', PASSWORD);
    await phone.press('button', 'Create my account');
    await phone.expectPath('/dashboard');
    await phone.expectNothingSideways();
  });

  await inFirefox.step('M03 confirms the email', async () => {
    await phone.page.goto(tokenLink(await mailTo(request, email, VERIFICATION)).link);
    await phone.press('button', 'Confirm my email');
    await phone.expectWords('Email confirmed');
  });

  await inFirefox.step('S07 completes the profile, with a photo', async () => {
    await phone.goto('/profile/family');
    await completeProfile(phone);
    await phone.expectPath('/dashboard');
    await phone.expectWords('Profile saved');
  });

  await inFirefox.step('searches, and opens a person', async () => {
    await phone.press('link', 'See everyone');
    await phone.press('button', /^Filters/);
    await phone.fill('Speaks', LANGUAGE);
    await phone.press('button', /^Show \d/);
    await phone.expectPath(/languages=Estonian/);
    await phone.expectNothingSideways();
    await phone.press('link', new RegExp(`^${auPair.name}`));
    await phone.expectPath(/^\/au-pair\//);
    await phone.expectToSee('heading', new RegExp(auPair.name));
    await phone.expectNothingSideways();
  });

  const theirs = await as(auPair);
  await inFirefox.step('writes, and the answer comes without a reload', async () => {
    await phone.press('link', `Write to ${auPair.name}`);
    await phone.fill(/^Write to/, 'Do mornings frighten you?');
    await phone.press('button', 'Send');
    await phone.expectPath(/conversation=/);
    await openTalk(theirs, await phone.page.evaluate(() => location.pathname + location.search));
    await expect(messageWith(theirs, 'Do mornings frighten you?')).toBeVisible();
    await composer(theirs).pressSequentially('Only the loud ones.');
    await phone.expectWords(`${auPair.name} is typing`);
    await write(theirs, 'Only the loud ones.');
    await phone.expectWords('Only the loud ones.');
    await phone.expectNothingSideways();
  });

  await inFirefox.step('proposes a video interview, and sees that it is accepted', async () => {
    await phone.press('button', 'Propose a video interview');
    await phone.expectNothingSideways();
    await phone.press('button', 'Send the proposal');
    await theirs.getByRole('button', { name: /^Accept/ }).click();
    await phone.expectWords(/Video interview: /);
  });

  await inFirefox.step('logs out', async () => {
    await phone.goto('/dashboard');
    await phone.press('button', 'Open menu');
    await phone.press('button', 'Sign Out');
    await phone.expectWords('Logged out');
    await phone.expectPath('/');
  });
});

test('J02 an au pair reads, writes and signs by keyboard on a wide Firefox', async ({ firefox }) => {
  const { id, family, auPair, sign } = await makeProposedAgreement();
  const host = await beginTalk(family, auPair);
  await host.say('The terms are with you.');
  const page = await firefox(FIREFOX_DESKTOP);

  await inFirefox.step('logs in', async () => {
    await page.goto('/auth');
    await page.tabTo('field', 'Email');
    await page.type(auPair.email);
    await page.tabTo('field', 'Password');
    await page.type(auPair.password);
    await page.key('Enter');
    await page.expectPath('/dashboard');
    await page.expectWords(auPair.ownName);
    await page.expectNothingSideways();
  });

  await inFirefox.step('writes several lines, all in sight, and an answer comes without a reload', async () => {
    await page.tabTo('link', /^Messages/);
    await page.key('Enter');
    await page.expectPath('/app/messages');
    await page.tabTo('link', /Wetherill/);
    await page.key('Enter');
    await page.expectPath(/conversation=/);
    await page.tabTo('field', /^Write to/);
    const oneLine = await heightOfField(page);
    await page.type('I have read your terms, the hours and the house rules, '.repeat(4));
    await page.type('Mornings are fine.');
    await expect.poll(() => heightOfField(page)).toBeGreaterThan(oneLine * 1.5);
    await page.key('Enter');
    await page.expectWords('Mornings are fine.');
    await expect.poll(() => heightOfField(page)).toBe(oneLine);
    await host.say('Then we are glad.');
    await page.expectWords('Then we are glad.');
    await page.expectNothingSideways();
  });

  await inFirefox.step('signs the agreement, and sees the family sign', async () => {
    await page.goto(`/agreements/${id}`);
    await page.expectNothingSideways();
    await page.tabTo('field', 'Your full name');
    await page.type('Lena Achternbusch');
    await page.tabTo('field', 'Your password');
    await page.type(auPair.password);
    await page.key('Enter');
    await page.expectWords('Signed by one of you');
    await sign(family);
    await page.expectToSee('region', `You and ${family.name} have both signed`);
  });
});

test('a member of Firefox reads and writes while the server is gone, and what is written arrives once', async ({
  firefox,
  request,
}) => {
  const { id, family, auPair, path } = await makeAnsweredTalk();
  const gate = await openGate();
  const page = await firefox(FIREFOX_DESKTOP, gate.origin);
  await page.goto('/auth');
  await page.fill('Email', auPair.email);
  await page.fill('Password', auPair.password);
  await page.key('Enter');
  await page.expectPath('/dashboard');
  await page.goto(path);
  const messages = `/api/conversations/${id}/messages?limit=50`;
  await expect.poll(() => keptIn(page.page), { timeout: 60_000 }).toEqual(expect.arrayContaining([messages]));
  await expect.poll(() => workerIsReady(page.page), { timeout: 60_000 }).toBe(true);
  expect(page.complaints).toEqual([]);

  await gate.close();
  await page.goto(path);
  await page.expectWords(/As of \d+:\d\d [ap]m\./);
  await page.fill(/^Write to/, 'From the tram');
  await page.key('Enter');
  await page.expectWords('From the tram');
  await gate.open();
  const token = await signInByCall(request, family);
  const arrived = async () => {
    const { items } = (await send(request, token, 'GET', messages)) as { items: { message?: { content: string } }[] };
    return items.filter(({ message }) => message?.content === 'From the tram').length;
  };
  await expect.poll(arrived, { timeout: 60_000 }).toBe(1);
  await page.goto(path);
  await page.expectWords('From the tram');
  expect(await arrived()).toBe(1);
  // Each file that did not load without the server is an error in the console.
  page.complaints.length = 0;
  await page.close();
  await gate.close();
});

test('J01 a family in Firefox and an au pair in Chromium see each other, and a voice message is heard', async ({
  as,
  firefox,
}) => {
  const { path, conversationId, family, auPair } = await makeInterview();
  await (await beginTalk(auPair, family)).say('Hello');
  await (await beginTalk(family, auPair)).say('Hello');
  const theirs = await as(auPair, allowed);
  const ours = await firefox(FIREFOX_WITH_DEVICES);
  await ours.goto('/auth');
  await ours.fill('Email', family.email);
  await ours.fill('Password', family.password);
  await ours.key('Enter');
  await ours.expectPath('/dashboard');

  await inFirefox.step('see each other move', async () => {
    await goIn(theirs, path);
    await ours.goto(path);
    await ours.press('button', 'Join');
    await expectMovingPicture(theirs, family.name);
    // Firefox counts no frames of streams in their playback quality.
    const frames = () =>
      ours.page.evaluate(
        (label) =>
          new Promise<number>((seen) => {
            const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
            if (video) video.requestVideoFrameCallback((_, { presentedFrames }) => seen(presentedFrames));
            else seen(0);
          }),
        `${auPair.name}’s video`,
      );
    await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(10);
    await ours.press('button', 'Hang up');
    await hangUp(theirs).click();
  });

  await inFirefox.step('record, send and play', async () => {
    const talk = `/app/messages?conversation=${conversationId}`;
    await openTalk(theirs, talk);
    await ours.goto(talk);
    await ours.press('button', 'Record a voice message');
    await ours.expectWords(/0:02/);
    await ours.press('button', 'Send the voice message');
    const player = theirs.getByRole('log').locator('[data-voice]');
    await theirs.getByRole('button', { name: `Play the voice message from ${family.name}` }).click();
    await expect(player).toHaveAttribute('data-voice', 'playing');
    await expect(player).toHaveAttribute('data-voice', 'idle');
  });
});

const heightOfField = ({ page }: FirefoxPage) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().height ?? 0);

async function completeProfile(phone: FirefoxPage): Promise<void> {
  await phone.fill('Family name', 'Marlow');
  await phone.choose('Where you live', 'Sydney');
  await phone.fill('Age of child 1', '4');
  await phone.fill('About your family', 'Two parents, one dog, and a child who is awake before the birds every day.');
  await phone.expectNothingSideways();
  await phone.press('button', 'Continue');
  await phone.expectToSee('heading', 'Life with you');
  await phone.fill('Hours a week', '30');
  await phone.fill('From when?', dayFromNow(60));
  await phone.choose('For how long?', '6-12 months');
  await phone.fill('What you hope for', 'Someone who likes mornings, walks to school, and tells the truth about peas.');
  await phone.fill('Where the au pair would live', 'A room above the garden, with a desk and a door that shuts.');
  const photo = inFirefox.info().outputPath('garden.jpg');
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#22663b' } }).toFile(photo);
  const chooser = await phone.page.$('input[type=file]');
  await (chooser as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(photo);
  await phone.press('button', 'Use this part');
  await expect
    .poll(() => phone.page.evaluate(() => document.querySelector<HTMLImageElement>('img[alt="Photo 1"]')?.src))
    .toMatch(/\.webp$/);
  await phone.expectNothingSideways();
  await phone.press('button', 'Save my profile');
}
