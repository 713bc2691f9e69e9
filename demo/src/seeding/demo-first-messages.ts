import type { ConversationImportService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, text, username } from '../content.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const firstWriterSchema = z.strictObject({ username, hello: text });
const answererSchema = z.strictObject({
  username,
  answer: text,
  /** Roughly; each answer comes a little earlier or later. */
  afterMinutes: z.int(),
  /** They leave one first message unanswered. */
  leavesOne: z.boolean().default(false),
});
type FirstWriter = z.output<typeof firstWriterSchema>;
type Answerer = z.output<typeof answererSchema>;

const {
  families: FAMILIES,
  askedAuPairs: ASKED,
  askingAuPairs: ASKING,
} = contentOf(
  'first-messages',
  z.strictObject({
    families: z.array(answererSchema.extend(firstWriterSchema.shape)),
    askedAuPairs: z.array(answererSchema),
    askingAuPairs: z.array(firstWriterSchema),
  }),
);

/**
 * Answered first messages from weeks ago, for reply times. Not from people with a demo login. Existing conversations
 * stay unchanged.
 */
export async function addDemoFirstMessages(
  conversations: ConversationImportService,
  idOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const [place, family] of FAMILIES.entries()) {
    for (const auPair of ASKED) await begin(family, auPair, place);
    for (const [turn, auPair] of ASKING.entries()) await begin(auPair, family, turn);
  }

  async function begin(asker: FirstWriter, answerer: Answerer, turn: number): Promise<void> {
    const [startedById, otherId] = [idOf.get(asker.username), idOf.get(answerer.username)];
    if (!startedById || !otherId) return;
    const askedAt = new Date(now.getTime() - (8 + 9 * turn) * DAY_MS - answerer.afterMinutes * MINUTE_MS);
    const answered = new Date(askedAt.getTime() + answerer.afterMinutes * (0.7 + turn / 8) * MINUTE_MS);
    const hello = { senderId: startedById, content: asker.hello, createdAt: askedAt };
    const answer = { senderId: otherId, content: answerer.answer, createdAt: answered };
    const waits = answerer.leavesOne && turn === FAMILIES.length - 1;
    await conversations.add({ startedById, otherId, messages: waits ? [hello] : [hello, answer] });
  }
}
