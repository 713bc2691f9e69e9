import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreementDto } from '../../src/modules/agreements/agreement.dto.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { confirmAgreement, dayAhead, goodTerms, propose, startAgreement } from '../support/agreements.js';
import { browserOf, type Person } from '../support/people.js';
import { completeAuPair, createAuPair, createFamily } from '../support/profiles.js';
import { startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** A year with a family, of which the visa of a German allows six months in Australia. */
const LONG = goodTerms({ dates: { startsOn: dayAhead(30), endsOn: dayAhead(395) } });
const SHORT = goodTerms({ dates: { startsOn: dayAhead(30), endsOn: dayAhead(200) } });

describe('The visa note of an agreement', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
  });
  afterAll(() => test.close());

  async function pair(auPairProfile: object = {}) {
    const [family, auPair] = await Promise.all([createFamily(test), createAuPair(test, auPairProfile)]);
    const { id: conversationId } = await startConversation(family, auPair);
    return { family, auPair, conversationId };
  }
  const read = async ({ agent }: Person, id: string): Promise<AgreementDto> =>
    (await agent.get(`/api/agreements/${id}`).expect(200)).body;

  it('names to both the last day that the visa allows, the rule and its source, and blocks nothing', async () => {
    const { family, auPair, conversationId } = await pair();
    const { id, visaNote } = await startAgreement(family, conversationId);
    expect(visaNote).toBeNull();
    await propose(family, id, 0, LONG).expect(201);
    const notes = await Promise.all([family, auPair].map(async (one) => (await read(one, id)).visaNote));
    expect(notes[0]).toEqual(notes[1]);
    expect(notes[0]).toMatchObject({
      startsOn: LONG.dates.startsOn,
      because: 'employer',
      visa: 'Working Holiday visa (subclass 417)',
    });
    expect((notes[0]?.until ?? '') < LONG.dates.endsOn).toBe(true);
    expect(notes[0]?.rules[0]).toMatchObject({ passport: 'DE', validFrom: expect.stringMatching(/^\d{4}/) });
    expect(notes[0]?.rules[0]?.url).toMatch(/^https:/);
    await propose(auPair, id, 1, SHORT).expect(201);
    expect((await read(family, id)).visaNote).toBeNull();
  });

  it('says that the present visa ends before the first day, and no more', async () => {
    const { family, auPair, conversationId } = await pair({
      isAlreadyInCountry: true,
      visaStatus: 'Working holiday visa',
      visaBeganOn: dayAhead(-360),
      availabilityDate: 'now',
    });
    const { id } = await startAgreement(auPair, conversationId);
    await propose(auPair, id, 0, SHORT).expect(201);
    const { visaNote } = await read(family, id);
    expect(visaNote).toMatchObject({ until: null, unclear: 'visa_ends' });
    expect(JSON.stringify(visaNote)).not.toContain(dayAhead(-360));
  });

  it.each<[string, object]>([
    ['a passport without a visa', { nationality: 'South African' }],
    ['former visas', { australianVisas: 3 }],
    ['a missing day', { isAlreadyInCountry: true, visaStatus: 'Working holiday visa' }],
  ])('says nothing where it is unclear: %s', async (_, profile) => {
    const { family, conversationId } = await pair(profile);
    const { id } = await startAgreement(family, conversationId);
    await propose(family, id, 0, LONG).expect(201);
    expect((await read(family, id)).visaNote).toBeNull();
  });

  it('stays as it was on the day of the second signature, whatever the profile or the rules say later', async () => {
    const made = await pair();
    const id = await confirmAgreement(test, made, LONG);
    const { visaNote } = await read(made.family, id);
    expect(visaNote).toMatchObject({ because: 'employer' });
    await completeAuPair(made.auPair, { nationality: 'Australian' });
    expect((await read(made.auPair, id)).visaNote).toEqual(visaNote);
    const fitting = await pair({ nationality: 'Australian' });
    const other = await confirmAgreement(test, fitting, LONG);
    await completeAuPair(fitting.auPair, { nationality: 'German' });
    expect((await read(fitting.family, other)).visaNote).toBeNull();
  });

  it('is for the two alone', async () => {
    const { family, conversationId } = await pair();
    const { id } = await startAgreement(family, conversationId);
    await propose(family, id, 0, LONG).expect(201);
    const [stranger, other] = await Promise.all([createFamily(test), createAuPair(test)]);
    await stranger.agent.get(`/api/agreements/${id}`).expect(404);
    await other.agent.get(`/api/agreements/${id}`).expect(404);
    await browserOf(test).get(`/api/agreements/${id}`).expect(401);
  });
});
