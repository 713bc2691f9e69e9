import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../config/index.js';
import { requestContext } from '../http/index.js';
import { createLogger } from './create-logger.js';
import { LogService } from './log.service.js';
import { NestLoggerService } from './nest-logger.service.js';

/** A log whose lines can be read back. */
function loggers(logLevel: Settings['logLevel'] = 'debug') {
  const chunks: string[] = [];
  const pino = createLogger(
    { logLevel },
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk.toString());
        done();
      },
    }),
  );
  const text = () => chunks.join('');
  const rows = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log: new LogService(pino), nest: new NestLoggerService(pino), text, rows };
}

describe('the log', () => {
  it('writes security events as rows with a stable name and the request id (v5.0.0-16.3.1)', () => {
    const { log, rows } = loggers();
    requestContext.run({ requestId: 'request-12345' }, () =>
      log.security('sign_in_failed', { address: '203.0.113.9' }),
    );
    expect(rows()).toEqual([
      expect.objectContaining({
        level: 'warn',
        event: 'sign_in_failed',
        security: true,
        requestId: 'request-12345',
        address: '203.0.113.9',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      }),
    ]);
  });

  it('has the lines that operators need later at every level, except when logging is off', () => {
    for (const [level, lines] of [
      ['fatal', 1],
      ['silent', 0],
    ] as const) {
      const { log, rows } = loggers(level);
      log.info('x');
      log.always('account_erased', { accountId: 'one' });
      expect(rows()).toHaveLength(lines);
    }
  });

  it('never shows secrets, at any depth (v5.0.0-16.2.5)', () => {
    const { log, nest, text } = loggers();
    const secret = 'correct-horse-battery';
    log.info('x', {
      headers: { Authorization: `Bearer ${secret}`, cookie: secret, 'set-cookie': [secret] },
      nested: [
        { newPassword: secret, refresh_token: secret, access_token: secret, mail: { html: secret, text: secret } },
      ],
      code: secret,
    });
    nest.warn({ passwordHash: secret, mfaSecret: secret, token: secret });
    expect(text()).not.toContain(secret);
    expect(text()).toContain('[redacted]');
  });

  it("leaves out a database error's values, and keeps its code, stack and cause", () => {
    const { log, rows } = loggers();
    const error = Object.assign(new Error('duplicate key', { cause: new Error('below <lena@example.org>') }), {
      code: '23505',
      parameters: ['lena@example.org'],
      detail: 'Key (email)=(lena@example.org) already exists.',
    });
    log.error('save_failed', error);
    expect(JSON.stringify(rows())).not.toContain('lena@example.org');
    expect(rows()[0]?.['err']).toEqual(
      expect.objectContaining({
        type: 'Error',
        code: '23505',
        message: 'duplicate key',
        stack: expect.stringContaining('logging.spec'),
        cause: expect.objectContaining({ message: 'below <[redacted]>' }),
      }),
    );
  });

  it('keeps what the database and Node.js call an error, and no one-time code', () => {
    const { log, text } = loggers();
    log.info('x', { failed: { code: '23505' }, away: { code: 'ECONNREFUSED' }, typed: { code: '493027' } });
    expect(text()).toMatch(/"23505".*"ECONNREFUSED"/);
    expect(text()).not.toContain('493027');
  });

  it('writes one line per entry, whatever a caller sends (v5.0.0-16.4.1)', () => {
    const { log, nest, rows } = loggers();
    const forged = 'curl\r\n{"level":"warn","event":"sign_in_succeeded"}\u2028';
    log.info('http_request', { userAgent: forged });
    nest.log(forged, 'Http');
    expect(rows().map((row) => row['event'] ?? row['context'])).toEqual(['http_request', 'Http']);
    expect(rows()[0]?.['userAgent']).toBe(forged);
  });

  it("carries Nest's own messages with their context, fields and stacks", () => {
    const { nest, rows } = loggers();
    nest.log('started', 'Bootstrap');
    nest.log('Mapped {/api/regions, GET} route', 'RouterExplorer');
    nest.warn({ attempts: 3, err: new Error('gone') }, 'Outbox');
    nest.error('failed', 'Error: failed\n    at here', 'Http');
    nest.error(new Error('thrown'), 'Http');
    expect(rows()).toEqual([
      expect.objectContaining({ level: 'info', msg: 'started', context: 'Bootstrap' }),
      expect.objectContaining({ level: 'debug', context: 'RouterExplorer' }),
      expect.objectContaining({
        level: 'warn',
        attempts: 3,
        context: 'Outbox',
        err: expect.objectContaining({ message: 'gone' }),
      }),
      expect.objectContaining({
        level: 'error',
        msg: 'failed',
        stack: expect.stringContaining('at here'),
        context: 'Http',
      }),
      expect.objectContaining({
        level: 'error',
        msg: 'thrown',
        err: expect.objectContaining({ stack: expect.any(String) }),
      }),
    ]);
  });

  it('cuts what is too long or too deep', () => {
    const { log, text } = loggers();
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    log.info('x', { endless, long: 'a'.repeat(100_000), bytes: Buffer.alloc(5_000) });
    expect(text().length).toBeLessThan(6_000);
    expect(text()).toContain('[5000 bytes]');
  });
});
