import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from './proxy';
import type { WebSettings } from './settings';

/** Reads one answer of the API for a visitor's request. Throws when there is none. */
export type ReadApi = <Answer>(path: string) => Promise<Answer>;

const PATIENCE_MS = 10_000;

/** A reader that asks in the visitor's name, so that limits count against who asked. `signal` ends it early. */
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
