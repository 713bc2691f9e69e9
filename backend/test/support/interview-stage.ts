import type { InterviewDto, InterviewPageDto } from '../../src/modules/interviews/interview.dto.js';
import { InterviewsJob } from '../../src/modules/interviews/interviews.job.js';
import { wallTimeOf } from '../../src/modules/interviews/wall-time.js';
import { ClockService } from '../../src/platform/clock/index.js';
import type { Person } from './people.js';
import { createPair } from './talkers.js';
import { createTestApp, type TestApp } from './test-app.js';

export const SYDNEY = 'Australia/Sydney';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Asked {
  times: string[];
  timeZone?: string;
  minutes?: number;
}
export const propose = (who: Person, conversationId: string, asked: Asked) =>
  who.agent.post('/api/interviews').send({ conversationId, minutes: 30, timeZone: SYDNEY, ...asked });
export const proposeOthers = (who: Person, id: string, asked: Asked) =>
  who.agent.put(`/api/interviews/${id}/proposals`).send({ minutes: 30, timeZone: SYDNEY, ...asked });
export const accept = (who: Person, id: string, proposalId: string) =>
  who.agent.post(`/api/interviews/${id}/acceptance`).send({ proposalId });
export const decline = (who: Person, id: string, word = '') =>
  who.agent.post(`/api/interviews/${id}/refusal`).send({ word });
export const cancel = (who: Person, id: string, word = '') =>
  who.agent.post(`/api/interviews/${id}/cancellation`).send({ word });
export const keep = (who: Person, id: string) => who.agent.delete(`/api/interviews/${id}/proposals`);
export const read = async (who: Person, id: string) =>
  (await who.agent.get(`/api/interviews/${id}`).expect(200)).body as InterviewDto;
export const list = async (who: Person, view: string, query: object = {}) =>
  (
    await who.agent
      .get('/api/interviews')
      .query({ view, ...query })
      .expect(200)
  ).body as InterviewPageDto;
export const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: Record<string, string[]> }).fields;

interface SentEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** A product with interviews, a clock to advance and recorded events. */
export class InterviewStage {
  private readonly clock: ClockService;

  private constructor(readonly test: TestApp) {
    this.clock = test.app.get(ClockService, { strict: false });
  }

  /** Delivered events leave the outbox; a trigger copies them. */
  static async open(): Promise<InterviewStage> {
    const test = await createTestApp();
    await test.database.query('CREATE TABLE told_events (id bigserial, name text, payload jsonb)');
    await test.database.query(
      `CREATE FUNCTION tell_event() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN INSERT INTO told_events (name, payload) VALUES (NEW.name, NEW.payload); RETURN NULL; END $$`,
    );
    await test.database.query(
      'CREATE TRIGGER tell_event AFTER INSERT ON outbox_events FOR EACH ROW EXECUTE FUNCTION tell_event()',
    );
    return new InterviewStage(test);
  }

  /** The local time in Sydney, so many milliseconds from now. */
  inSydney(ahead: number): string {
    return wallTimeOf(new Date(this.clock.now().getTime() + ahead), SYDNEY);
  }

  timesIn(...ahead: number[]) {
    return { minutes: 30, timeZone: SYDNEY, times: ahead.map((ms) => this.inSydney(ms)) };
  }

  /** A proposed interview of a new pair, by the family. */
  async proposed(...ahead: number[]) {
    const pair = await createPair(this.test);
    const { body } = await propose(pair.family, pair.conversationId, this.timesIn(...ahead)).expect(201);
    return { ...pair, interview: body as InterviewDto };
  }

  /** An agreed interview of a new pair. */
  async scheduled(ahead: number) {
    const { interview, ...pair } = await this.proposed(ahead);
    const { body } = await accept(pair.auPair, interview.id, interview.proposals[0]?.id ?? '').expect(200);
    return { ...pair, interview: body as InterviewDto };
  }

  /** Sets the product's clock `ms` ahead during `work`. */
  async ahead(ms: number, work: () => Promise<void>): Promise<void> {
    this.clock.runAhead(ms);
    try {
      await work();
    } finally {
      this.clock.runAhead(0);
    }
  }

  runScheduledTask(): Promise<void> {
    return this.test.app.get(InterviewsJob, { strict: false }).run();
  }

  /** The notifications about an interview, in their order. */
  async told(interviewId: string): Promise<SentEvent[]> {
    return this.test.database.query<SentEvent>(
      "SELECT name, payload FROM told_events WHERE name LIKE 'interview.%' AND payload->>'interviewId' = $1 ORDER BY id",
      [interviewId],
    );
  }

  /** Which reminders went out for it. */
  async reminders(interviewId: string): Promise<unknown[]> {
    const events = await this.told(interviewId);
    return events.filter(({ name }) => name === 'interview.soon').map(({ payload }) => payload['lead']);
  }
}
