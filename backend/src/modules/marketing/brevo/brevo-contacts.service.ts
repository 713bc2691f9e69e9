import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import {
  attributesAnswer,
  foldersAnswer,
  importAnswer,
  listAnswer,
  listsAnswer,
  madeAnswer,
  processAnswer,
  type BrevoList,
} from './brevo-answers.js';
import { BrevoClient } from './brevo.client.js';

/** A contact with only the data for a greeting and the choice of list. */
interface BrevoContact {
  email: string;
  attributes: { FIRSTNAME: string; ROLE: string; REGION: string };
}

export type ProcessOutcome = 'working' | 'done' | 'failed';

/** Brevo's limit per call. */
const MOST_REMOVED = 150;
const LISTS_A_PAGE = 50;
const MOST_PAGES = 20;
const LOOKS_AT_PROCESS = 10;
const LOOK_AGAIN_MS = 250;

/** Contacts, lists and contact attributes. */
@Injectable()
export class BrevoContactsService {
  constructor(private readonly client: BrevoClient) {}

  /** Adds contacts to a list and creates missing ones. Returns the id of Brevo's import. */
  async put(listId: number, contacts: readonly BrevoContact[]): Promise<number> {
    const body = {
      jsonBody: contacts,
      listIds: [listId],
      updateExistingContacts: true,
      emptyContactsAttributes: false,
      disableNotification: true,
    };
    const call = { method: 'POST', body, answer: importAnswer, repeatable: true } as const;
    return (await this.client.call('/contacts/import', call)).processId;
  }

  /** The outcome of an import; one that Brevo no longer knows is done. */
  async outcomeOf(processId: number): Promise<ProcessOutcome> {
    try {
      const { status } = await this.client.call(`/processes/${processId}`, { answer: processAnswer, repeatable: true });
      if (status === 'completed') return 'done';
      return status === 'failed' || status === 'cancelled' ? 'failed' : 'working';
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not_found') return 'done';
      throw error;
    }
  }

  /** Waits some seconds for an import, which may take longer. */
  async awaitOutcome(processId: number): Promise<ProcessOutcome> {
    for (let looks = 0; looks < LOOKS_AT_PROCESS; looks += 1) {
      const outcome = await this.outcomeOf(processId);
      if (outcome !== 'working') return outcome;
      await pause(LOOK_AGAIN_MS);
    }
    return 'working';
  }

  async takeFromList(listId: number, emails: readonly string[]): Promise<void> {
    for (let at = 0; at < emails.length; at += MOST_REMOVED) {
      const body = { emails: emails.slice(at, at + MOST_REMOVED) };
      await this.client
        .call(`/contacts/lists/${listId}/contacts/remove`, { method: 'POST', body, repeatable: true })
        // Brevo rejects the call if none of them is on the list, which is the goal.
        .catch((error: unknown) => {
          if (!(error instanceof DomainError && ['brevo_rejected', 'not_found'].includes(error.code))) throw error;
        });
    }
  }

  /** Deletes this person at Brevo. Idempotent. */
  async forget(email: string): Promise<void> {
    const path = `/contacts/${encodeURIComponent(email)}?identifierType=email_id`;
    await this.client.call(path, { method: 'DELETE', repeatable: true }).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
    });
  }

  /** All lists of the account. */
  async lists(): Promise<BrevoList[]> {
    const found: BrevoList[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const path = `/contacts/lists?limit=${LISTS_A_PAGE}&offset=${page * LISTS_A_PAGE}`;
      const { lists, count } = await this.client.call(path, { answer: listsAnswer, repeatable: true });
      found.push(...lists);
      if (lists.length === 0 || found.length >= count) break;
    }
    return found;
  }

  async list(id: number): Promise<BrevoList> {
    return this.client.call(`/contacts/lists/${id}`, { answer: listAnswer, repeatable: true });
  }

  async makeList(name: string, folderId: number): Promise<number> {
    const call = { method: 'POST', body: { name, folderId }, answer: madeAnswer, repeatable: false } as const;
    return (await this.client.call('/contacts/lists', call)).id;
  }

  /** The folder of this name, created if missing. */
  async folderNamed(name: string): Promise<number> {
    const path = '/contacts/folders?limit=50&offset=0';
    const { folders } = await this.client.call(path, { answer: foldersAnswer, repeatable: true });
    const there = folders.find((folder) => folder.name === name);
    if (there) return there.id;
    const call = { method: 'POST', body: { name }, answer: madeAnswer, repeatable: false } as const;
    return (await this.client.call('/contacts/folders', call)).id;
  }

  /** Brevo silently ignores values without an attribute. */
  async ensureAttributes(names: readonly string[]): Promise<void> {
    const { attributes } = await this.client.call('/contacts/attributes', {
      answer: attributesAnswer,
      repeatable: true,
    });
    const there = new Set(attributes.map(({ name }) => name));
    for (const name of names.filter((one) => !there.has(one)))
      await this.client.call(`/contacts/attributes/normal/${name}`, {
        method: 'POST',
        body: { type: 'text' },
        repeatable: false,
      });
  }
}
