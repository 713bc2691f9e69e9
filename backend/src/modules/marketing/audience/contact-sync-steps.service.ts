import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { BrevoClient } from '../brevo/brevo.client.js';
import { BrevoContactsService, type ProcessOutcome } from '../brevo/brevo-contacts.service.js';
import { messages } from '../texts.js';
import type { ListKey } from './audience-rules.js';
import { ContactSyncRepository, type WantedContact } from './contact-sync.repository.js';
import { MarketingListsService } from './marketing-lists.service.js';

/** People per import. */
const BATCH = 500;
const FORGOTTEN_AT_ONCE = 50;
/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const ATTRIBUTES = ['FIRSTNAME', 'ROLE', 'REGION'];

type Progress = (done?: { put?: number; forgotten?: number }) => Promise<void>;

/** The three steps of a run. People who leave come first. */
@Injectable()
export class ContactSyncStepsService {
  constructor(
    private readonly client: BrevoClient,
    private readonly brevo: BrevoContactsService,
    private readonly contacts: ContactSyncRepository,
    private readonly lists: MarketingListsService,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  get connected(): boolean {
    return this.client.connected;
  }

  async areDue(): Promise<boolean> {
    const { toPut, toForget, unsettled } = await this.contacts.pending(this.clock.now());
    return toPut + toForget + unsettled > 0;
  }

  /**
   * Throws Brevo's errors; completed steps stay done. A person whom Brevo rejects does not stop the others: that error is
   * thrown at the end, and the next run tries again.
   */
  async run(progress: Progress): Promise<void> {
    try {
      await this.settle();
      const rejected = new Map<string, DomainError>();
      await this.forget(progress, rejected);
      const rejections = await this.put(progress);
      // People may have left meanwhile.
      await this.forget(progress, rejected);
      const [first] = [...rejections, ...rejected.values()];
      if (first) throw first;
    } catch (error) {
      this.log.error('marketing_sync_failed', error);
      throw error;
    }
  }

  /** Waits for imports that were running when the last run ended. */
  private async settle(): Promise<void> {
    for (const processId of await this.contacts.unsettledProcesses())
      await this.note(processId, await this.brevo.outcomeOf(processId));
  }

  /** Skips people in `rejected`, and adds those whom Brevo rejects. */
  private async forget(progress: Progress, rejected: Map<string, DomainError>): Promise<void> {
    for (let after = FIRST; ;) {
      const leaving = await this.contacts.leaving(this.clock.now(), after, FORGOTTEN_AT_ONCE);
      for (const { personId, email } of leaving) {
        if (rejected.has(personId)) continue;
        const rejection = await rejectionOf(this.brevo.forget(email));
        if (rejection) rejected.set(personId, rejection);
        else await this.contacts.noteForgotten(personId);
        await progress(rejection ? {} : { forgotten: 1 });
      }
      if (leaving.length < FORGOTTEN_AT_ONCE) return;
      after = leaving.at(-1)?.personId ?? after;
    }
  }

  private async put(progress: Progress): Promise<DomainError[]> {
    const rejections: DomainError[] = [];
    let listIds: ReadonlyMap<ListKey, number> | null = null;
    for (let after = FIRST; ;) {
      const wanted = await this.contacts.wanted(this.clock.now(), after, BATCH);
      if (wanted.length === 0) return rejections;
      if (!listIds) {
        await this.brevo.ensureAttributes(ATTRIBUTES);
        listIds = await this.lists.ensure();
      }
      for (const [list, people] of byList(wanted))
        rejections.push(...(await this.putOnList(list, people, listIds, progress)));
      if (wanted.length < BATCH) return rejections;
      after = wanted.at(-1)?.personId ?? after;
    }
  }

  private async putOnList(
    list: ListKey,
    wanted: readonly WantedContact[],
    listIds: ReadonlyMap<ListKey, number>,
    progress: Progress,
  ): Promise<DomainError[]> {
    const listId = idOf(listIds, list);
    const rejections: DomainError[] = [];
    const people: WantedContact[] = [];
    for (const person of wanted) {
      const { email, knownEmail } = person;
      const isOld = knownEmail && knownEmail !== email;
      const rejection = isOld ? await rejectionOf(this.brevo.forget(knownEmail)) : null;
      if (rejection) rejections.push(rejection);
      else people.push(person);
    }
    if (people.length === 0) return rejections;
    for (const [before, movers] of byList(people, ({ knownList }) => knownList))
      if (before !== list)
        await this.brevo.takeFromList(
          idOf(listIds, before),
          movers.map(({ email }) => email),
        );
    const processId = await this.brevo.put(listId, people.map(toBrevo));
    await this.contacts.notePut(people, processId, this.clock.now());
    await progress({ put: people.length });
    const outcome = await this.brevo.awaitOutcome(processId);
    await this.note(processId, outcome);
    // The next run retries them; this one would loop.
    if (outcome === 'failed') throw new DomainError('brevo_rejected', { message: messages.sync.importFailed });
    return rejections;
  }

  private async note(processId: number, outcome: ProcessOutcome): Promise<void> {
    if (outcome === 'done') await this.contacts.noteSettled(processId);
    if (outcome === 'failed') await this.contacts.noteFailed(processId);
  }
}

/** Null if the call succeeds. Errors that concern more than this one person are thrown. */
async function rejectionOf(call: Promise<void>): Promise<DomainError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'brevo_rejected') return error;
    throw error;
  }
}

/** Brevo puts the name into HTML and fills in braces, and no name needs these characters. */
const plainName = (name: string) => name.replace(/[<>{}"]/g, '');

const toBrevo = ({ email, firstName, userType, region }: WantedContact) => ({
  email,
  attributes: { FIRSTNAME: plainName(firstName), ROLE: userType, REGION: region },
});

function byList(
  people: readonly WantedContact[],
  listOf: (person: WantedContact) => ListKey | null = ({ list }) => list,
): Map<ListKey, WantedContact[]> {
  const found = new Map<ListKey, WantedContact[]>();
  for (const person of people) {
    const list = listOf(person);
    if (list) found.set(list, [...(found.get(list) ?? []), person]);
  }
  return found;
}

function idOf(listIds: ReadonlyMap<ListKey, number>, list: ListKey): number {
  const id = listIds.get(list);
  if (id === undefined) throw new Error(`Brevo has no list for ${list}`);
  return id;
}
