import type { INestApplicationContext } from '@nestjs/common';
import { ClockService, SupportAnswersService, SupportRequestsService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, hours, text, username } from '../content.js';

const HOUR_MS = 3_600_000;

/** Support requests of the two people with a demo login. */
const REQUESTS = contentOf(
  'support-requests',
  z.array(
    z.strictObject({
      username,
      subject: z.enum(['visa_and_work', 'arrangement']),
      askedHoursAgo: hours,
      words: text,
      answerHoursAgo: hours,
      answer: text,
    }),
  ),
);

/** Created once through the real services, with the clock set back. */
export async function addDemoSupport(
  app: INestApplicationContext,
  idOf: ReadonlyMap<string, string>,
  adminId: string,
  now: Date,
): Promise<void> {
  const clock = app.get(ClockService);
  const requests = app.get(SupportRequestsService, { strict: false });
  const answers = app.get(SupportAnswersService, { strict: false });
  const ago = async <T>(hours: number, work: () => Promise<T>): Promise<T> => {
    clock.runAhead(now.getTime() - Date.now() - hours * HOUR_MS);
    return work().finally(() => clock.runAhead(0));
  };
  for (const { username, subject, words, answer, askedHoursAgo, answerHoursAgo } of REQUESTS) {
    const id = idOf.get(username);
    if (!id || (await requests.list(id, { limit: 1 })).items.length > 0) continue;
    const request = await ago(askedHoursAgo, () => requests.open(id, { subject, words }));
    await ago(answerHoursAgo, () => answers.answer(adminId, request.id, { words: answer }));
  }
}
