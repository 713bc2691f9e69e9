import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AUDIENCE, type ListKey } from './audience-rules.js';
import { MarketingContact } from './marketing-contact.entity.js';
import { MarketingList } from './marketing-list.entity.js';

/** A person who is missing or outdated at Brevo. */
export interface WantedContact {
  personId: string;
  email: string;
  firstName: string;
  userType: string;
  region: string;
  list: ListKey;
  fingerprint: string;
  /** Their address at Brevo; null for a new contact. */
  knownEmail: string | null;
  knownList: ListKey | null;
}

/** A person to delete at Brevo. */
interface LeavingContact {
  personId: string;
  email: string;
}

const TO_PUT = `
  FROM (${AUDIENCE}) AS person LEFT JOIN marketing_contacts AS contact ON contact.person_id = person.id
  WHERE person.status = 'in' AND contact.process_id IS NULL
    AND (contact.fingerprint IS NULL OR contact.fingerprint <> person.fingerprint)`;
const TO_FORGET = `
  FROM marketing_contacts AS contact LEFT JOIN (${AUDIENCE}) AS person ON person.id = contact.person_id
  WHERE person.status IS DISTINCT FROM 'in'`;

/** The difference between consent decisions and contacts at Brevo. */
@Injectable()
export class ContactSyncRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The number of people to add or update, and to delete. */
  async pending(now: Date): Promise<{ toPut: number; toForget: number; unsettled: number }> {
    const [row] = await this.dataSource.query<{ toPut: number; toForget: number; unsettled: number }[]>(
      `SELECT (SELECT count(*)::int ${TO_PUT}) AS "toPut", (SELECT count(*)::int ${TO_FORGET}) AS "toForget",
         (SELECT count(*)::int FROM marketing_contacts WHERE process_id IS NOT NULL) AS unsettled`,
      [now],
    );
    return row ?? { toPut: 0, toForget: 0, unsettled: 0 };
  }

  /** Up to `limit` after an id. */
  async wanted(now: Date, after: string, limit: number): Promise<WantedContact[]> {
    return this.dataSource.query<WantedContact[]>(
      `SELECT person.id AS "personId", person.email, person.first_name AS "firstName", person.user_type AS "userType",
         person.region, person.list, person.fingerprint, contact.email::text AS "knownEmail",
         contact.list AS "knownList" ${TO_PUT} AND person.id > $2 ORDER BY person.id LIMIT $3`,
      [now, after, limit],
    );
  }

  /** Up to `limit` after an id, without people in a running import, which would add them again. */
  async leaving(now: Date, after: string, limit: number): Promise<LeavingContact[]> {
    return this.dataSource.query<LeavingContact[]>(
      `SELECT contact.person_id AS "personId", contact.email::text
       ${TO_FORGET} AND contact.process_id IS NULL AND contact.person_id > $2 ORDER BY contact.person_id LIMIT $3`,
      [now, after, limit],
    );
  }

  /** Brevo has accepted the import. */
  async notePut(contacts: readonly WantedContact[], processId: number, toldAt: Date): Promise<void> {
    const rows = contacts.map(({ personId, email, list, fingerprint }) => ({
      personId,
      email,
      list,
      fingerprint,
      processId: String(processId),
      toldAt,
    }));
    await this.dataSource.manager.upsert(MarketingContact, rows, ['personId']);
  }

  async unsettledProcesses(): Promise<number[]> {
    const rows = await this.dataSource.query<{ processId: string }[]>(
      'SELECT DISTINCT process_id AS "processId" FROM marketing_contacts WHERE process_id IS NOT NULL',
    );
    return rows.map(({ processId }) => Number(processId));
  }

  async noteSettled(processId: number): Promise<void> {
    await this.dataSource.manager.update(MarketingContact, { processId: String(processId) }, { processId: null });
  }

  /** Brevo's import failed, so these people are sent again. */
  async noteFailed(processId: number): Promise<void> {
    const untold = { processId: null, fingerprint: '' };
    await this.dataSource.manager.update(MarketingContact, { processId: String(processId) }, untold);
  }

  async noteForgotten(personId: string): Promise<void> {
    await this.dataSource.manager.delete(MarketingContact, { personId });
  }

  /** The person with this address at Brevo. */
  async personWith(email: string): Promise<string | null> {
    return (await this.dataSource.manager.findOneBy(MarketingContact, { email }))?.personId ?? null;
  }

  async listIds(): Promise<Map<ListKey, number>> {
    const rows = await this.dataSource.manager.find(MarketingList);
    return new Map(rows.map(({ key, brevoId }) => [key, Number(brevoId)]));
  }

  async noteList(key: ListKey, brevoId: number): Promise<void> {
    await this.dataSource.manager.upsert(MarketingList, { key, brevoId: String(brevoId) }, ['key']);
  }
}
