import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  dayEndSql,
  dayOfSql,
  dayStartSql,
  type DailyMetric,
  type DayRange,
} from '../../../platform/daily-metrics/index.js';

/**
 * Counts by day: messages, and new conversations. Of that day's first messages: `asked`, those that were answered within
 * a day or no longer can be; `answered-in-a-day`; and `answers`, grouped by how long they took.
 */
export type TalkMetric = 'messages' | 'conversations' | 'asked' | 'answered-in-a-day' | 'answers';

/** An answer is counted under the first step, in minutes, that is longer than the answer took. */
export const ANSWER_STEPS = [
  1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1080, 1440, 2160, 2880, 4320, 7200,
] as const;

const STEPS = `ARRAY[${ANSWER_STEPS.join(', ')}]::numeric[]`;
const LONGEST = ANSWER_STEPS.at(-1);
const IN_RANGE = `one.created_at >= ${dayStartSql('$1')} AND one.created_at < ${dayEndSql('$2')}`;

const WRITTEN = `
  SELECT ${dayOfSql('one.created_at')}::text AS day, kind.metric, '' AS part, count(*)::integer AS value
  FROM messages AS one
  JOIN (VALUES ('messages'), ('conversations')) AS kind (metric) ON kind.metric = 'messages' OR one.seq = 1
  WHERE ${IN_RANGE} GROUP BY 1, 2`;

const ANSWERED = `
  WITH first AS (
    SELECT ${dayOfSql('one.created_at')}::text AS day, one.created_at,
      extract(epoch FROM answer.created_at - one.created_at) / 60 AS minutes
    FROM messages AS one
    LEFT JOIN LATERAL (
      SELECT created_at FROM messages AS later
      WHERE later.conversation_id = one.conversation_id AND later.seq > 1 AND later.sender_id <> one.sender_id
      ORDER BY later.seq LIMIT 1
    ) AS answer ON true
    WHERE one.seq = 1 AND ${IN_RANGE}
  )
  SELECT day, 'asked' AS metric, '' AS part, count(*)::integer AS value FROM first
    WHERE minutes < 1440 OR created_at < $3::timestamptz - interval '1 day' GROUP BY day
  UNION ALL
  SELECT day, 'answered-in-a-day', '', count(*)::integer FROM first WHERE minutes < 1440 GROUP BY day
  UNION ALL
  SELECT day, 'answers', (${STEPS})[width_bucket(minutes, ${STEPS}) + 1]::text, count(*)::integer FROM first
    WHERE minutes >= 0 AND minutes < ${LONGEST} GROUP BY 1, 3`;

/** Counts messages by day. They are stored in the order of time, so a small block range index finds them. */
@Injectable()
export class MessagingMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  written({ from, to }: DayRange): Promise<DailyMetric<TalkMetric>[]> {
    return this.dataSource.query(WRITTEN, [from, to]);
  }

  answered({ from, to }: DayRange, now: Date): Promise<DailyMetric<TalkMetric>[]> {
    return this.dataSource.query(ANSWERED, [from, to, now]);
  }
}
