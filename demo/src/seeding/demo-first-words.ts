import type { ConversationImportService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, text, username } from '../content.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const asking = z.strictObject({ username, hello: text });
const answering = z.strictObject({
  username,
  answer: text,
  /** Usually; sometimes earlier or later. */
  afterMinutes: z.int(),
  /** One of the first messages is unanswered. */
  leavesOne: z.boolean().default(false),
});
type Asking = z.output<typeof asking>;
type Answering = z.output<typeof answering>;

const {
  families: FAMILIES,
  askedAuPairs: ASKED,
  askingAuPairs: ASKING,
} = contentOf(
  'first-words',
  z.strictObject({
    families: z.array(answering.extend(asking.shape)),
    askedAuPairs: z.array(answering),
    askingAuPairs: z.array(asking),
  }),
);

/**
 * Answered first messages from weeks ago, for reply times. Not from people with a demo login. Existing conversations
 * stay unchanged.
 */
export async function addDemoFirstWords(
  conversations: ConversationImportService,
  idOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const [place, family] of FAMILIES.entries()) {
    for (const auPair of ASKED) await begin(family, auPair, place);
    for (const [turn, auPair] of ASKING.entries()) await begin(auPair, family, turn);
  }

  async function begin(asker: Asking, answerer: Answering, turn: number): Promise<void> {
    const [startedById, otherId] = [idOf.get(asker.username), idOf.get(answerer.username)];
    if (!startedById || !otherId) return;
    const asked = new Date(now.getTime() - (8 + 9 * turn) * DAY_MS - answerer.afterMinutes * MINUTE_MS);
    const answered = new Date(asked.getTime() + answerer.afterMinutes * (0.7 + turn / 8) * MINUTE_MS);
    const hello = { senderId: startedById, content: asker.hello, createdAt: asked };
    const answer = { senderId: otherId, content: answerer.answer, createdAt: answered };
    const waits = answerer.leavesOne && turn === FAMILIES.length - 1;
    await conversations.add({ startedById, otherId, messages: waits ? [hello] : [hello, answer] });
  }
}
