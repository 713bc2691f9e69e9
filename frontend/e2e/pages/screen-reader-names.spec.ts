import { contents, openStep } from '../support/agreement-editor';
import { send, signInByCall } from '../support/people';
import { DESKTOP } from '../support/screens';
import { beginTalk, makeTalk, messageWith, openTalk, write } from '../support/talk';
import { expect, test } from '../support/test';

test('a screen reader announces the sender, time and state of each message', async ({ as }) => {
  const { family, auPair, path } = await makeTalk();
  await (await beginTalk(auPair, family)).say('Good morning, are you still looking?');
  await (await beginTalk(family, auPair)).say('Yes, from February.');
  const page = await as(family, DESKTOP);
  await openTalk(page, path);
  await expect(messageWith(page, 'Yes, from February.')).toContainText('Sent');
  await expect(page.getByRole('button', { name: 'Record a voice message' })).toBeVisible();
  await page.context().setOffline(true);
  await write(page, 'Would that suit you?');
  await expect(messageWith(page, 'Would that suit you?')).toContainText('Sending');
  await expect(page.getByRole('region', { name: 'Conversation with Lena' })).toMatchAriaSnapshot(`
    - region "Conversation with Lena":
      - link "Lena Munich":
        - heading "Lena" [level=2]
      - button "Propose a video interview"
      - button "Write an agreement"
      - button "Report or block Lena"
      - button "Search this conversation"
      - button "Search, archive or mute"
      - log "Messages with Lena":
        - list:
          - listitem: This is the start of your conversation with Lena.
          - listitem: Today
          - listitem: 1 new message
          - listitem:
            - text: "Lena:"
            - paragraph: Good morning, are you still looking?
            - button "React, reply and more"
            - paragraph:
              - time: /\\d+:\\d+ [ap]m/
          - listitem:
            - text: "You:"
            - paragraph: Yes, from February.
            - button "React, reply and more"
            - paragraph:
              - time: /\\d+:\\d+ [ap]m/
              - text: Sent
          - listitem:
            - text: "You:"
            - paragraph: Would that suit you?
            - paragraph: Sending
      - button "Add photos or documents"
      - textbox "Write to Lena"
      - button "Record a voice message"
      - button "Send" [disabled]
  `);
  // Every message has such a button: what is said with it tells which.
  await expect(
    messageWith(page, 'Good morning').getByRole('button', { name: 'React, reply and more' }),
  ).toHaveAccessibleDescription('Good morning, are you still looking?');
});

test('a screen reader announces the step, the day and time, and the errors of the editor', async ({ as, request }) => {
  const { family, path } = await makeTalk();
  const conversationId = new URL(path, 'http://localhost').searchParams.get('conversation');
  const token = await signInByCall(request, family);
  const { id } = (await send(request, token, 'POST', '/api/agreements', { conversationId })) as { id: string };
  const page = await as(family, DESKTOP);
  await page.goto(`/agreements/${id}`);
  await expect(contents(page)).toMatchAriaSnapshot(`
    - navigation "Steps of the agreement":
      - list:
        - listitem:
          - link "Dates"
        - listitem:
          - link "Work and hours"
        - listitem:
          - link "Pay and extras"
        - listitem:
          - link "Home and rules"
        - listitem:
          - link "Notice and end"
        - listitem:
          - link "Review and send"
  `);
  await openStep(page, 'Work and hours');
  await expect(page.getByRole('region', { name: 'Step 2 of 6 Work and hours' })).toMatchAriaSnapshot(`
    - heading "Work and hours" [level=2]
    - status: Saved. Only you can see it.
    - region "Hours of a usual week":
      - heading "Hours of a usual week" [level=3]
      - group "Usual week":
        - group "Monday":
          - textbox "Monday, time 1, from": 07:00
          - textbox "Monday, time 1, to": 09:00
          - button "Remove Monday 7:00 am"
          - textbox "Monday, time 2, from": 15:00
          - textbox "Monday, time 2, to": 19:00
          - button "Remove Monday 3:00 pm"
          - button "Add a time on Monday"
        - paragraph: 30 hours a week, 2 days free
        - button "Monday’s times on all weekdays"
      - spinbutton "Babysitting evenings a week": "1"
      - textbox "A note on hours (optional)"
    - region "Duties":
      - heading "Duties" [level=3]
      - textbox "What you agree to do": /Care of the children/
      - textbox "What is not part of it": /Cleaning and laundry/
    - button "Back"
    - button "Continue"
    - button "Discard this draft"
  `);
  await page.getByRole('textbox', { name: 'Monday, time 2, to' }).fill('');
  await openStep(page, 'Review and send');
  await expect(page.getByRole('region', { name: 'Step 6 of 6 Review and send' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - 'button "Edit: Dates"'
        - paragraph
      - listitem:
        - 'button "Edit: Work and hours"'
      - listitem:
        - 'button "Edit: Pay and extras"'
        - paragraph: No weekly pay yet
    - textbox "A message to Lena (optional)"
  `);
  await page.getByRole('button', { name: 'Propose to Lena' }).click();
  const monday = page.getByRole('group', { name: 'Monday' });
  await expect(monday).toBeFocused();
  await expect(monday).toHaveAccessibleDescription(/./);
  const field = monday.getByRole('textbox', { name: 'Monday, time 2, to' });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/./);
  await expect(contents(page).getByRole('link', { name: 'Work and hours 1 field to check' })).toBeVisible();
});
