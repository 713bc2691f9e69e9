import { addDays } from '../../src/platform/calendar-days/index.js';
import type { AgreementDto } from '../../src/modules/agreements/agreement.dto.js';
import type { AgreementTerms } from '../../src/modules/agreements/terms/agreement-terms.dto.js';
import { ClockService, dayIn } from '../../src/platform/clock/index.js';
import type { Person } from './people.js';
import { createPair } from './talkers.js';
import type { TestApp } from './test-app.js';

/** An ISO date so many days from now. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const weekday = [
  { from: '07:00', to: '09:00' },
  { from: '15:00', to: '19:00' },
];

/** Terms that follow every rule: 30 hours a week, half a year. */
export const goodTerms = (overrides: Partial<AgreementTerms> = {}): AgreementTerms => ({
  dates: { startsOn: dayAhead(30), endsOn: dayAhead(210) },
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [],
    sunday: [],
    babysittingEvenings: 1,
    note: null,
  },
  duties: { duties: ['Breakfast and the way to school'], exclusions: ['Cleaning for the whole family'] },
  pay: { weeklyCents: 42_000, paidOn: 'friday', boardAndLodging: 'included', deductionCents: null, note: null },
  room: { description: 'Your own furnished room with a desk.', bathroom: 'own' },
  meals: { description: 'Three meals on every day.' },
  car: { use: 'none', insurance: null, excessCents: null, excessPaidBy: null },
  leave: { paidDays: 5, publicHolidays: 'free', sick: 'Three paid days, then we talk.' },
  notice: { weeks: 2 },
  trial: { days: 7, note: null },
  house: { phone: 'Your own phone.', internet: 'Everywhere.', cameras: 'None indoors.', guests: 'After a word.' },
  exit: { plan: 'We talk first, then notice runs, and the room stays yours.' },
  other: { travel: null, more: null },
  ...overrides,
});

/** The two have met on video, and the au pair's papers have been seen. */
export async function meetAndVerify(app: TestApp, conversationId: string, family: Person, auPair: Person) {
  await app.database.query(
    `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at, held_at)
     VALUES ($1, $2, $3, $2, 'done', now() - interval '1 day', now() - interval '23 hours', now() - interval '2 days',
       now() - interval '1 day')`,
    [conversationId, family.id, auPair.id],
  );
  await app.database.query(
    `INSERT INTO profile_reputations (user_id, verified_at) VALUES ($1, now())
     ON CONFLICT (user_id) DO UPDATE SET verified_at = now(), verified_until = NULL`,
    [auPair.id],
  );
}

export async function startAgreement({ agent }: Person, conversationId: string): Promise<AgreementDto> {
  const { body } = await agent.post('/api/agreements').send({ conversationId }).expect(201);
  return body as AgreementDto;
}

/** Puts terms on the table; the first ones or others. */
export const propose = ({ agent }: Person, id: string, basedOn: number, terms: AgreementTerms, note?: string) =>
  agent.post(`/api/agreements/${id}/versions`).send({ basedOn, terms, ...(note !== undefined && { note }) });

export const sign = ({ agent, password }: Person, id: string, version: number, wish: object = {}) =>
  agent
    .post(`/api/agreements/${id}/signatures`)
    .send({ version, fullName: 'Some Body', password, tellOthers: false, ...wish });

/** An agreement that both have signed, from the family's proposal. */
export async function confirmAgreement(
  app: TestApp,
  { family, auPair, conversationId }: { family: Person; auPair: Person; conversationId: string },
  terms: AgreementTerms = goodTerms(),
  note?: string,
): Promise<string> {
  await meetAndVerify(app, conversationId, family, auPair);
  const { id } = await startAgreement(family, conversationId);
  await propose(family, id, 0, terms, note).expect(201);
  await sign(auPair, id, 1, { fullName: 'Lena Brandt' }).expect(201);
  await sign(family, id, 1, { fullName: 'Ana Harrow' }).expect(201);
  return id;
}

/** A pair whose placement begins in so many days in Sydney, with the clock at the real time. */
export async function confirmPlacement(app: TestApp, leadDays: number, days: number) {
  const clock = app.app.get(ClockService, { strict: false });
  clock.runAhead(0);
  const pair = await createPair(app);
  const startsOn = addDays(dayIn('Australia/Sydney', clock.now()), leadDays);
  const id = await confirmAgreement(app, pair, goodTerms({ dates: { startsOn, endsOn: addDays(startsOn, days) } }));
  return { family: pair.family, auPair: pair.auPair, id, startsOn };
}
