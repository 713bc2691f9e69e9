import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { assertNoProblems, DomainError, type FieldMessages } from '../../platform/errors/index.js';
import type { ProposedTimesInput } from './interview.dto.js';
import { InterviewsRepository, type NewProposal, type TakenTime } from './interviews.repository.js';
import { messages } from './texts.js';
import { momentOf } from './wall-time.js';

const MINUTE_MS = 60_000;
const LEAST_LEAD_MS = 15 * MINUTE_MS;
const MOST_LEAD_MS = 90 * 24 * 60 * MINUTE_MS;

/** The two people of an interview. */
export interface TwoPeople {
  /** The person who proposes or accepts. */
  me: string;
  other: string;
  otherName: string;
}

/** Converts entered times to moments at which both are free. */
@Injectable()
export class ProposedTimesService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly clock: ClockService,
  ) {}

  /**
   * The moments of the entered times, in order. Throws `validation_failed`, each time under its own name (`times.1`).
   * `interviewId` is the interview itself, whose current time does not count as taken.
   */
  async assertFree(
    { times, timeZone, minutes }: ProposedTimesInput,
    people: TwoPeople,
    interviewId: string | null,
    manager: EntityManager,
  ): Promise<NewProposal[]> {
    const { proposals, fields } = this.read(times, timeZone, minutes);
    const taken = await this.takenOf(people, proposals, interviewId, manager);
    for (const [name, proposal] of proposals) {
      const problem = overlapProblem(proposal, taken, people);
      if (problem) fields[name] = [problem];
    }
    assertNoProblems(fields);
    return [...proposals.values()];
  }

  /** Throws `validation_failed` if the time has passed, or one of the two is no longer free. */
  async assertStillFree(
    proposal: NewProposal,
    people: TwoPeople,
    interviewId: string,
    manager: EntityManager,
  ): Promise<void> {
    const taken = await this.takenOf(people, new Map([['proposalId', proposal]]), interviewId, manager);
    const problem =
      proposal.startsAt <= this.clock.now() ? messages.times.past : overlapProblem(proposal, taken, people);
    if (problem)
      throw new DomainError('validation_failed', { message: `${problem}.`, fields: { proposalId: [problem] } });
  }

  private read(times: readonly string[], timeZone: string, minutes: number) {
    const proposals = new Map<string, NewProposal>();
    const fields: FieldMessages = {};
    const seen = new Set<number>();
    times.forEach((time, index) => {
      const name = `times.${index}`;
      const moment = momentOf(time, timeZone);
      const problem = !moment
        ? messages.times.unreadable
        : moment.kind === 'skipped'
          ? messages.times.skipped
          : seen.has(moment.at.getTime())
            ? messages.times.twice
            : this.leadProblem(moment.at);
      if (problem || !moment || moment.kind === 'skipped') {
        fields[name] = [problem ?? messages.times.unreadable];
        return;
      }
      seen.add(moment.at.getTime());
      const endsAt = new Date(moment.at.getTime() + minutes * MINUTE_MS);
      proposals.set(name, { startsAt: moment.at, endsAt, timeZone });
    });
    return { proposals, fields };
  }

  private leadProblem(at: Date): string | null {
    const lead = at.getTime() - this.clock.now().getTime();
    if (lead <= 0) return messages.times.past;
    if (lead < LEAST_LEAD_MS) return messages.times.soon;
    return lead > MOST_LEAD_MS ? messages.times.far : null;
  }

  private async takenOf(
    { me, other }: TwoPeople,
    proposals: ReadonlyMap<string, NewProposal>,
    interviewId: string | null,
    manager: EntityManager,
  ): Promise<TakenTime[]> {
    if (proposals.size === 0) return [];
    const all = [...proposals.values()];
    const from = new Date(Math.min(...all.map(({ startsAt }) => startsAt.getTime())));
    const to = new Date(Math.max(...all.map(({ endsAt }) => endsAt.getTime())));
    return this.interviews.takenTimes([me, other], from, to, interviewId, manager);
  }
}

function overlapProblem(
  proposal: NewProposal,
  taken: readonly TakenTime[],
  { me, otherName }: TwoPeople,
): string | null {
  const clashes = taken.filter(({ startsAt, endsAt }) => startsAt < proposal.endsAt && endsAt > proposal.startsAt);
  if (clashes.some(({ personId }) => personId === me)) return messages.times.takenByYou;
  return clashes.length > 0 ? messages.times.takenBy(otherName) : null;
}
