import type { INestApplicationContext } from '@nestjs/common';
import { ClockService, SupportAnswersService, SupportRequestsService } from '@wattle-and-fern/backend/seeding';

const HOUR_MS = 3_600_000;

/** What the two whom one can sign in as have asked us, and what became of it. */
const REQUESTS = [
  {
    username: 'lena.brandl',
    subject: 'visa_and_work',
    askedHoursAgo: 50,
    words:
      'I am still at home in Germany. Do I need the visa in my passport before a family and I can sign an agreement here?',
    answerHoursAgo: 46,
    answer:
      'No. Sign when you are both sure, and write the day of arrival so that it depends on the visa: there is a clause for it. Please book no flight before it is granted.',
  },
  {
    username: 'hartley.newtown',
    subject: 'arrangement',
    askedHoursAgo: 8 * 24,
    words: 'Our first au pair left in winter with eleven hours of leave not taken. Do we pay those, and at which rate?',
    answerHoursAgo: 8 * 24 - 5,
    answer:
      'Yes, at the rate of an ordinary hour, with the last pay slip. The budget sheet in the library has a line for it.',
  },
] as const;

/** Written once, through the services that people and administrators use, with the clock set back meanwhile. */
export async function addDemoSupport(
  app: INestApplicationContext,
  idOf: ReadonlyMap<string, string>,
  keeperId: string,
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
    await ago(answerHoursAgo, () => answers.answer(keeperId, request.id, answer));
  }
}
