import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UserType } from '../../../platform/identity/index.js';

/** What is known of somebody who leaves. */
export interface LeavingPerson {
  id: string;
  email: string;
  /** Whether the address was proven to be theirs. */
  emailVerified: boolean;
  username: string;
  userType: UserType;
  phoneNumber: string | null;
  /** First, last and family name. */
  names: (string | null)[];
}

/** Removes what hangs on a person by no foreign key; what hangs by one goes with the account. */
const OWN_ROWS = [
  'DELETE FROM held_messages WHERE $1 IN (sender_id, receiver_id)',
  'DELETE FROM suspicious_texts WHERE $1 IN (sender_id, receiver_id)',
  'DELETE FROM message_warnings WHERE receiver_id = $1',
  'DELETE FROM conversation_reads WHERE user_id = $1',
  'DELETE FROM arrangement_drafts WHERE author_id = $1',
  // What others were told about this person leads nowhere now.
  `DELETE FROM notifications WHERE payload::text LIKE '%' || $1 || '%' OR path LIKE '%' || $1 || '%'`,
  `UPDATE arrangements SET state = 'cancelled', closed_by_id = $1, changed_at = now()
   WHERE $1 IN (family_id, au_pair_id) AND state IN ('draft', 'proposed', 'countered', 'accepted')`,
];

/** Conversations that nobody is left to read, unless an agreement came of them. */
const DESERTED_CONVERSATIONS = `
  DELETE FROM conversations c WHERE $1 IN (c.user1_id, c.user2_id)
    AND NOT EXISTS (SELECT FROM accounts a WHERE a.id IN (c.user1_id, c.user2_id))
    AND NOT EXISTS (SELECT FROM arrangements x WHERE x.conversation_id = c.id)`;

@Injectable()
export class ErasingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<LeavingPerson | null> {
    const [row] = await this.dataSource.query<LeavingPerson[]>(
      `SELECT a.id, a.email::text, a.email_verified_at IS NOT NULL AS "emailVerified", a.username::text,
         a.user_type AS "userType", p.phone_number AS "phoneNumber",
         ARRAY[u.first_name, u.last_name, f.family_name] AS names
       FROM accounts a LEFT JOIN profiles p ON p.id = a.id
       LEFT JOIN au_pair_profiles u ON u.user_id = a.id LEFT JOIN family_profiles f ON f.user_id = a.id
       WHERE a.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** One pass reads every table of the product: nobody waits for it but the job. */
  async takeTime(manager: EntityManager): Promise<void> {
    await manager.query(`SET LOCAL statement_timeout = '600s'`);
    await manager.query(`SET LOCAL idle_in_transaction_session_timeout = '600s'`);
  }

  /** Needed before the account goes. What came from an address that is perhaps somebody else's stays. */
  async deleteOwnRows({ id, email, emailVerified }: LeavingPerson, manager: EntityManager): Promise<void> {
    for (const sql of OWN_ROWS) await manager.query(sql, [id]);
    if (emailVerified) await manager.query('DELETE FROM contact_messages WHERE lower(email) = lower($1)', [email]);
  }

  /** Needed once the account is gone. */
  async deleteDesertedConversations(id: string, manager: EntityManager): Promise<void> {
    await manager.query(DESERTED_CONVERSATIONS, [id]);
  }
}
