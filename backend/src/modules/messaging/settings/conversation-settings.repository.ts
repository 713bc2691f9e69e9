import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import { openToSql } from '../conversations/open-to-sql.js';

/** The changes; null for a setting that stays as it is. */
interface SettingsChange {
  archived: boolean | null;
  mute: { until: Date | null } | null;
}

interface ConversationSettings {
  conversationId: string;
  archived: boolean;
  mutedUntil: Date | null;
}

/*
 * Archiving stores the time of the last message. A newer one brings the conversation back automatically, so sending
 * stays one statement.
 */
const CHANGE = `
  WITH place AS (
    SELECT c.id, c.last_message_at FROM conversations c WHERE c.id = $1 AND ${openToSql('c', '$2')}
  ), kept AS (
    INSERT INTO conversation_reads AS r (conversation_id, user_id, archived_at, muted_until)
    SELECT id, $2, CASE WHEN $3::boolean THEN last_message_at END, $5::timestamptz FROM place
    ON CONFLICT (conversation_id, user_id) DO UPDATE
    SET archived_at = CASE WHEN $3::boolean IS NULL THEN r.archived_at ELSE excluded.archived_at END,
      muted_until = CASE WHEN $4::boolean THEN excluded.muted_until ELSE r.muted_until END
    RETURNING archived_at, muted_until
  )
  SELECT place.id AS "conversationId", coalesce(archived_at >= last_message_at, false) AS archived,
    muted_until AS "mutedUntil"
  FROM place, kept`;

@Injectable()
export class ConversationSettingsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** `null` if the person is not a member. */
  async change(
    conversationId: string,
    userId: string,
    { archived, mute }: SettingsChange,
  ): Promise<ConversationSettings | null> {
    const values = [conversationId, userId, archived, mute !== null, mute?.until ?? null];
    const [row] = await this.sql.rows<ConversationSettings>('conversation-settings', CHANGE, values);
    return row ?? null;
  }
}
