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

/** Someone whom Brevo may write to, with no more than a greeting and a choice of list need. */
export interface BrevoContact {
  email: string;
  attributes: { FIRSTNAME: string; ROLE: string; REGION: string };
}

export type ProcessOutcome = 'working' | 'done' | 'failed';

/** As many as Brevo takes away from a list with one call. */
const MOST_REMOVED = 150;
const LISTS_A_PAGE = 50;
const MOST_PAGES = 20;
const LOOKS_AT_PROCESS = 10;
const LOOK_AGAIN_MS = 250;

/** Contacts, lists and the attributes of contacts. */
@Injectable()
export class BrevoContactsService {
  constructor(private readonly client: BrevoClient) {}

  /** Puts contacts on a list, making those that are not there. Answers with the process that does it at Brevo. */
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

  /** What has become of a process; one that Brevo no longer knows is done. */
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

  /** Waits some seconds for a process, which may go on for longer. */
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
        // Brevo refuses the call where none of them is on the list, which is what we want.
        .catch((error: unknown) => {
          if (!(error instanceof DomainError && ['brevo_rejected', 'not_found'].includes(error.code))) throw error;
        });
    }
  }

  /** Brevo forgets this person. Whoever is not there is forgotten already. */
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

  /** The folder of this name, made where there is none. */
  async folderNamed(name: string): Promise<number> {
    const path = '/contacts/folders?limit=50&offset=0';
    const { folders } = await this.client.call(path, { answer: foldersAnswer, repeatable: true });
    const there = folders.find((folder) => folder.name === name);
    if (there) return there.id;
    const call = { method: 'POST', body: { name }, answer: madeAnswer, repeatable: false } as const;
    return (await this.client.call('/contacts/folders', call)).id;
  }

  /** Brevo leaves out, without a word, what it has no attribute for. */
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
