import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Settings, type BrevoAccess } from '../../../platform/config/index.js';
import { assertOutsideTransaction } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { z } from 'zod';

const TIMEOUT_MS = 10_000;
const TRIES = 4;
/** Doubles with each retry. */
const FIRST_PAUSE_MS = 100;
/** Requests do not wait longer; jobs are retried later. */
const LONGEST_PAUSE_MS = 3_000;
const BUSY = 429;

interface BrevoCall<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** The schema of the response; without it the response is not read. */
  answer?: z.ZodType<Answer>;
  /**
   * Whether the call is idempotent. Others (creating or sending a campaign) are only retried if Brevo reports that it
   * did nothing.
   */
  repeatable: boolean;
}

/** Calls Brevo's API, with one key, one timeout, and one error for each kind of failure. */
@Injectable()
export class BrevoClient {
  private readonly access: BrevoAccess | null;

  constructor({ brevo }: Settings) {
    this.access = brevo;
  }

  get connected(): boolean {
    return this.access !== null;
  }

  /**
   * Throws `brevo_not_connected` without a key, `brevo_key_not_accepted`, `not_found`, `brevo_rejected` with Brevo's
   * message, and `brevo_unavailable` when it does not respond, is busy, or sends an unexpected response.
   */
  async call<Answer = void>(path: string, { answer, ...call }: BrevoCall<Answer>): Promise<Answer> {
    if (!this.access) throw new DomainError('brevo_not_connected');
    assertOutsideTransaction('Brevo');
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.try(this.access, path, call);
      if (outcome.kind === 'answered') return answer ? understood(answer, outcome.body) : (undefined as Answer);
      if (outcome.kind === 'refused') throw outcome.error;
      if (tries === TRIES || !(call.repeatable || outcome.untouched))
        throw new DomainError('brevo_unavailable', { cause: outcome.cause });
      await pause(Math.min(outcome.waitMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
    }
  }

  private async try(
    { apiKey, apiUrl }: BrevoAccess,
    path: string,
    { method = 'GET', body }: Omit<BrevoCall<unknown>, 'answer'>,
  ): Promise<Outcome> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { 'api-key': apiKey, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return await outcomeOf(response);
    } catch (cause) {
      return { kind: 'failed', cause, untouched: false };
    }
  }
}

type Outcome =
  | { kind: 'answered'; body: unknown }
  | { kind: 'refused'; error: DomainError }
  /** `untouched`: it is certain that nothing was done. */
  | { kind: 'failed'; cause: unknown; untouched: boolean; waitMs?: number };

async function outcomeOf(response: Response): Promise<Outcome> {
  const { status } = response;
  const body = parsed(await response.text());
  if (response.ok) return { kind: 'answered', body };
  const cause = new Error(`Brevo answered ${status}`);
  if (status === BUSY) return { kind: 'failed', cause, untouched: true, ...waitOf(response) };
  if (status >= 500) return { kind: 'failed', cause, untouched: false };
  return { kind: 'refused', error: refusal(status, body, cause) };
}

function refusal(status: number, body: unknown, cause: Error): DomainError {
  if (status === 404) return new DomainError('not_found', { cause });
  const reported = (body as { message?: unknown } | null)?.message;
  const message = typeof reported === 'string' ? `Brevo says: ${reported.slice(0, 300)}` : undefined;
  // Includes Brevo's message: a key may also be rejected because of the server's IP address.
  const code = status === 401 || status === 403 ? 'brevo_key_not_accepted' : 'brevo_rejected';
  return new DomainError(code, { cause, ...(message && { message }) });
}

/** Brevo's rate limit says how many seconds to wait. */
function waitOf(response: Response): { waitMs?: number } {
  const seconds = Number(response.headers.get('x-sib-ratelimit-reset') ?? response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { waitMs: seconds * 1_000 } : {};
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function understood<Answer>(shape: z.ZodType<Answer>, body: unknown): Answer {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  throw new DomainError('brevo_unavailable', { cause: result.error });
}
