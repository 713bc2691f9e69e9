import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/**
 * Returns the newest email to an address with a matching subject. Waits for it, because emails are sent after the
 * response.
 */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/outbox', {
          params: { to: address },
          headers: { accept: 'application/json' },
        });
        const { items } = (await answer.json()) as { items: Mail[] };
        found = items.find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { message: `an email to ${address} about ${subject}`, timeout: 20_000, intervals: [100] },
    )
    .toBeTruthy();
  if (!found) throw new Error(`No email to ${address} about ${subject}`);
  return found;
}

/** Returns the link of an email that carries a token, and the token. */
export function tokenLink(mail: Mail): { link: string; token: string } {
  const link = mail.links.find((one) => one.includes('token='));
  const token = link && new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  if (!link || !token) throw new Error(`The email "${mail.subject}" has no link with a token`);
  return { link, token };
}
