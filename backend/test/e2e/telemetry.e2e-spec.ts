import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi, type ApiBuild } from '../faults/support/api-build.js';
import { ApiProcess } from '../faults/support/api-process.js';
import { eventually } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

interface ExportedSpan {
  traceId: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}

/** A collector of OpenTelemetry: keeps what it is sent. */
class Collector {
  readonly bodies: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      this.bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  spans(traceId: string): ExportedSpan[] {
    const all = this.bodies.flatMap((body) => JSON.parse(body).resourceSpans ?? []);
    const spans: ExportedSpan[] = all.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans);
    return spans.filter((span) => span.traceId === traceId);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

describe('Traces', () => {
  const collector = new Collector();
  let database: TestDatabase;
  let build: ApiBuild;
  let api: ApiProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    build = buildApi();
    api = await ApiProcess.start(build.program('src/main.ts'), database.url, {
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    await api.ready();
  }, 120_000);
  afterAll(async () => {
    await api.kill();
    collector.close();
    build.remove();
    await database.drop();
  });

  it('hold a request by its route, with its statements, in the trace that the caller began', async () => {
    const traceId = randomBytes(16).toString('hex');
    const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
    const answer = await fetch(`${api.url}/api/user/${randomUUID()}?secret=kept-to-ourselves`, {
      headers: { traceparent },
    });
    await answer.text();
    await fetch(`${api.url}/api/sessions`, {
      method: 'POST',
      headers: { traceparent, 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify({ email: 'kept-to-ourselves@example.org', password: 'kept-to-ourselves' }),
    });
    const named = () => collector.spans(traceId).map(({ name }) => name);
    await eventually('both requests to be exported', () => Promise.resolve(named().includes('POST /api/sessions')));
    expect(named()).toContain('GET /api/user/:id');
    expect(named().some((name) => name.startsWith('pg.query'))).toBe(true);
    expect(collector.bodies.join()).not.toContain('kept-to-ourselves');
  });

  it('name no person: no address, no path with an id', () => {
    const attributes = collector.bodies
      .flatMap((body) => JSON.parse(body).resourceSpans ?? [])
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans as ExportedSpan[])
      .flatMap((span) => span.attributes);
    const values = attributes.filter(({ key }) =>
      /path|query$|url\.full|peer\.address|client|user_agent|target/.test(key),
    );
    expect([...new Set(values.map(({ value }) => JSON.stringify(value)))]).toEqual(['{"stringValue":"[redacted]"}']);
  });
});
