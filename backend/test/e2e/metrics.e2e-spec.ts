import { mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { OutboxBacklogService } from '../../src/platform/events/index.js';
import { MetricsService } from '../../src/platform/metrics/index.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { signUpPerson } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const METRICS_TOKEN = 'a-token-of-more-than-24-characters';
const root = new URL('../../../', import.meta.url);

interface Alert {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}
const alerts = (
  parse(readFileSync(new URL('docker/prometheus/alerts.yml', root), 'utf8')) as { groups: { rules: Alert[] }[] }
).groups.flatMap(({ rules }) => rules);

/** Words of PromQL, and labels. */
const NO_METRICS = new Set([
  'and',
  'or',
  'by',
  'offset',
  'le',
  'sum',
  'max',
  'rate',
  'increase',
  'time',
  'histogram_quantile',
]);
/** Prometheus makes this one itself. */
const OF_PROMETHEUS = ['up'];

/** Names of the metrics in an expression, without what Prometheus adds to those of a histogram. */
const metricsIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').matchAll(/[a-z_]{2,}[a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !NO_METRICS.has(name))
    .map((name) => name.replace(/_(?:count|bucket|sum)$/, ''));

describe('Metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { METRICS_TOKEN } });
    await mkdir(test.settings.dataDir, { recursive: true });
  });
  afterAll(() => test.close());

  const read = async () => {
    const { text } = await test.http.get('/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200);
    return text;
  };
  const valueOf = (text: string, sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ')[1],
    );

  it('are for requests with the token, and for no one where none is configured', async () => {
    await test.http.get('/metrics').expect(401);
    await test.http.get('/metrics').set('authorization', 'Bearer another-token-of-24-characters').expect(401);
    const answer = await test.http.get('/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    const without = await createTestApp({ database: test.database });
    await without.http.get('/metrics').set('authorization', `Bearer ${METRICS_TOKEN}`).expect(404);
    await without.close();
  });

  it('count requests by the template of their route, and show neither paths nor ids', async () => {
    const id = '7f1b64ba-0000-4000-8000-000000000001';
    await test.http.get(`/api/au-pair-profiles/${id}?city=hidden`);
    await test.http.get('/api/nowhere/secret-path').expect(404);
    const text = await read();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/au-pair-profiles\/:\w+",status="\d+"\} 1/,
    );
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="unmatched",status="404"\} 1/);
    expect(text).not.toMatch(/7f1b64ba|secret-path|hidden/);
  });

  it('say how the event loop, connections, sockets and the disk are', async () => {
    const person = await signUpPerson(test);
    const before = await read();
    expect(valueOf(before, 'sockets_connected')).toBe(0);
    const client = await LiveClient.connect(test, { token: person.session.access_token });
    const text = await read();
    expect(valueOf(text, 'sockets_connected')).toBe(1);
    client.socket.close();
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    for (const pool of ['requests', 'jobs'])
      expect(valueOf(text, `db_pool_connections{pool="${pool}",state="idle"}`)).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'db_pool_waiting{pool="requests"}')).toBe(0);
    expect(valueOf(text, 'disk_free_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'disk_size_bytes')).toBeGreaterThan(valueOf(text, 'disk_free_bytes'));
  });

  it('say what waits, what was given up, and when the last backup was', async () => {
    expect(valueOf(await read(), 'backup_last_success_timestamp_seconds')).toBe(0);
    // Of the sign-up before.
    await eventually('every event to be delivered', async () => valueOf(await read(), 'outbox_events_waiting') === 0);
    await test.database.query(
      `INSERT INTO outbox_events (name, payload, created_at, available_at)
       VALUES ('nobody.hears_this', '{}', now() - interval '1 hour', now() + interval '1 hour')`,
    );
    await test.database.query(
      `INSERT INTO jobs.job (name, state, created_on, start_after) VALUES
         ('email.send', 'retry', now() - interval '1 hour', now() + interval '1 hour'),
         ('push.send', 'created', now() - interval '1 hour', now() + interval '1 hour')`,
    );
    const file = join(test.settings.dataDir, 'last-backup.json');
    await writeFile(file, JSON.stringify({ finishedAt: '2026-11-01T00:00:00.000Z' }));
    const text = await read();
    expect(valueOf(text, 'outbox_events_waiting')).toBe(1);
    expect(valueOf(text, 'outbox_oldest_age_seconds')).toBeGreaterThan(3_500);
    expect(valueOf(text, 'jobs_oldest_age_seconds{name="email.send"}')).toBeGreaterThan(3_500);
    expect(text).not.toContain('jobs_oldest_age_seconds{name="push.send"}');
    expect(valueOf(text, 'jobs_given_up')).toBe(0);
    expect(valueOf(text, 'event_dead_letters')).toBe(0);
    expect(valueOf(text, 'backup_last_success_timestamp_seconds')).toBe(Date.parse('2026-11-01T00:00:00Z') / 1_000);
  });

  it('are answered within seconds while the database is frozen, without outdated numbers', async () => {
    vi.spyOn(test.app.get(OutboxBacklogService), 'read').mockReturnValue(new Promise(() => undefined));
    const since = performance.now();
    const text = await read();
    expect(performance.now() - since).toBeLessThan(4_000);
    expect(valueOf(text, 'database_up')).toBe(0);
    expect(text).not.toMatch(/^outbox_events_waiting /m);
    vi.restoreAllMocks();
    expect(valueOf(await read(), 'database_up')).toBe(1);
  });
});

describe('The alerts', () => {
  const runbook = readFileSync(new URL('docs/runbook.md', root), 'utf8');
  const sections = new Set([...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name));

  it('each have a section in the runbook, and every section has its alert', () => {
    expect(alerts.length).toBeGreaterThan(5);
    expect([...sections].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    for (const section of runbook.split(/^## /m).slice(1))
      for (const part of ['**Means**', '**Look**', '**Do**']) expect(section).toContain(part);
  });

  it('refer to metrics that exist', async () => {
    const test = await createTestApp({ env: { METRICS_TOKEN } });
    const known = new Set([...test.app.get(MetricsService).names(), ...OF_PROMETHEUS]);
    await test.close();
    const asked = alerts.map(({ alert, expr }) => ({ alert, metrics: metricsIn(expr) }));
    for (const { alert, metrics } of asked) {
      expect({ alert, asks: metrics.length > 0 }).toEqual({ alert, asks: true });
      expect({ alert, unknown: metrics.filter((name) => !known.has(name)) }).toEqual({ alert, unknown: [] });
    }
  });
});
