import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

/** Whether an email's unsubscribe link is about this group. */
export const endsMailsOf =
  (group: string) =>
  ({ headers }: Email): boolean =>
    headers.some(({ key, value }) => key === 'list-unsubscribe' && value.includes(`.${group}.`));

/** A real SMTP server that keeps emails, and rejects new ones on command. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const [code, words] = refusals.get(address) ?? (refusing ? [450, 'come back later'] : []);
      done(code ? Object.assign(new Error(`<${address}>: ${words}`), { responseCode: code }) : null);
      if (refusing) refusing();
    },
    onData: (stream, session, done) => {
      const keep = async (bytes: Buffer) => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(bytes),
        });
        done(losing ? new Error('Something broke') : null);
        losing = false;
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
      };
      // A sender that was killed in the middle of an email has sent none.
      void buffer(stream).then(keep, () => undefined);
    },
  });
  // A sender that was killed resets its connection.
  server.on('error', () => undefined);
  let losing = false;
  const refusals = new Map<string, [code: number, words: string]>();
  let refusing: (() => void) | undefined;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Returns the emails to an address, oldest first. */
    to: (address: string) => received.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail),
    /** Takes the next email, and answers as if it had not. */
    loseNextAnswer: () => {
      losing = true;
    },
    /** Takes nothing for this address, with this answer. */
    refuseFor: (address: string, code: number, words: string) => void refusals.set(address, [code, words]),
    /** Takes nothing from now on; resolves when it has turned away an email. */
    refuse: () => new Promise<void>((resolve) => (refusing = resolve)),
    has: (count: number) =>
      new Promise<void>((resolve) => (received.length >= count ? resolve() : waiting.push({ count, resolve }))),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
