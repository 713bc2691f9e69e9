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

  /** Throws Brevo's errors; completed steps stay done. */
  async run(progress: Progress): Promise<void> {
    try {
      await this.settle();
      await this.forget(progress);
      await this.put(progress);
      await this.forget(progress);
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

  private async forget(progress: Progress): Promise<void> {
    for (;;) {
      const leaving = await this.contacts.leaving(this.clock.now(), FORGOTTEN_AT_ONCE);
      for (const { personId, email } of leaving) {
        await this.brevo.forget(email);
        await this.contacts.noteForgotten(personId);
        await progress({ forgotten: 1 });
      }
      if (leaving.length < FORGOTTEN_AT_ONCE) return;
    }
  }

  private async put(progress: Progress): Promise<void> {
    let listIds: ReadonlyMap<ListKey, number> | null = null;
    for (;;) {
      const wanted = await this.contacts.wanted(this.clock.now(), BATCH);
      if (wanted.length === 0) return;
      if (!listIds) {
        await this.brevo.ensureAttributes(ATTRIBUTES);
        listIds = await this.lists.ensure();
      }
      for (const [list, people] of byList(wanted)) await this.putOnList(list, people, listIds, progress);
      if (wanted.length < BATCH) return;
    }
  }

  private async putOnList(
    list: ListKey,
    people: readonly WantedContact[],
    listIds: ReadonlyMap<ListKey, number>,
    progress: Progress,
  ): Promise<void> {
    const listId = idOf(listIds, list);
    for (const { email, knownEmail } of people)
      if (knownEmail && knownEmail !== email) await this.brevo.forget(knownEmail);
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
  }

  private async note(processId: number, outcome: ProcessOutcome): Promise<void> {
    if (outcome === 'done') await this.contacts.noteSettled(processId);
    if (outcome === 'failed') await this.contacts.noteFailed(processId);
  }
}

const toBrevo = ({ email, firstName, userType, region }: WantedContact) => ({
  email,
  attributes: { FIRSTNAME: firstName, ROLE: userType, REGION: region },
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
