import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from './proxy';
import type { WebSettings } from './settings';

/** Reads one response of the API for a visitor's request. Throws when there is none. */
export type ReadApi = <Answer>(path: string) => Promise<Answer>;

const PATIENCE_MS = 10_000;

/**
 * Makes a reader that forwards the visitor's address, so that rate limits count per visitor. `signal` ends it early.
 */
export function apiReader({ apiUrl }: WebSettings, request: FastifyRequest, signal: AbortSignal): ReadApi {
  return async <Answer>(path: string) => {
    const answer = await fetch(apiUrl + path, {
      headers: forwardedHeaders(request),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  };
}
