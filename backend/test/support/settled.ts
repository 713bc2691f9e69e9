import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';

const isNothing = async ({ database }: TestApp, sql: string, values: unknown[] = []): Promise<boolean> => {
  const [row] = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, values);
  return row?.count === 0;
};

/** Waits until every listener has handled every event of this name. */
export const everythingNoticed = (app: TestApp, event: string) =>
  eventually(`every ${event} to be noticed`, () =>
    isNothing(
      app,
      `(SELECT FROM outbox_events WHERE name = $1 UNION ALL
        SELECT FROM event_deliveries WHERE event = $1 AND dead_at IS NULL) AS owed`,
      [event],
    ),
  );

/** Waits until nothing that came in beyond what was to be paid is on its way back; what failed is tried again later. */
export const surplusReturned = (app: TestApp) =>
  eventually('every surplus to have gone back', () =>
    isNothing(app, `jobs.job WHERE name = 'billing.refund-surplus' AND state IN ('created', 'active')`),
  );

/** Emails and pushes leave by their own jobs: none is on its way when none waits. */
export const everythingLeft = (app: TestApp) =>
  eventually('all emails and pushes to have left', () =>
    isNothing(
      app,
      `jobs.job WHERE name IN ('email.send', 'push.send', 'messages.push', 'notifications.deliver')
       AND state IN ('created', 'active')`,
    ),
  );

/** Waits until every listener has handled every event, and their emails are sent. */
export const everythingDone = (app: TestApp) =>
  eventually('every event to be noticed, and all emails and pushes to have left', () =>
    isNothing(
      app,
      `(SELECT FROM outbox_events UNION ALL
        SELECT FROM event_deliveries WHERE dead_at IS NULL UNION ALL
        SELECT FROM jobs.job WHERE name IN ('email.send', 'push.send', 'messages.push', 'notifications.deliver')
          AND state IN ('created', 'active')) AS owed`,
    ),
  );
