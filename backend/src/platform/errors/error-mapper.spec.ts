import { describe, expect, it } from 'vitest';
import { toDomainError } from './error-mapper.js';

describe('An error that no one threw on purpose', () => {
  it.each([
    'Client has encountered a connection error and is not queryable',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Query runner already released. Cannot run queries anymore.',
    'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
    'Cannot use a pool after calling end on the pool',
    'Connection with postgres database is not established. Check connection configuration.',
  ])('is "try again in a moment" if the connection to the database was lost: %s', (message) => {
    expect(toDomainError(new Error(message))).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 2 });
  });

  it.each(['23505', '23P01'])('is a conflict if a concurrent request has stored the same (%s)', (code) => {
    expect(toDomainError(Object.assign(new Error('duplicate key'), { code }))).toMatchObject({ status: 409 });
  });

  it('is a bad request if the client disconnected, and a lost connection otherwise', () => {
    const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect(toDomainError(left)).toMatchObject({ code: 'bad_request', status: 400 });
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    expect(toDomainError(lost)).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('is an internal error otherwise', () => {
    expect(toDomainError(new Error('x is undefined'))).toMatchObject({ code: 'internal_error', status: 500 });
  });
});
