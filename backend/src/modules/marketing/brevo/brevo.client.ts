import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Settings, type BrevoAccess } from '../../../platform/config/index.js';
import { assertOutsideTransaction } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { z } from 'zod';

const TIMEOUT_MS = 10_000;
const TRIES = 4;
/** Doubles with each further try. */
const FIRST_PAUSE_MS = 100;
/** No one waits longer in front of a page; jobs come again by themselves. */
const LONGEST_PAUSE_MS = 3_000;
const BUSY = 429;

export interface BrevoCall<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** What of the answer we use; without it the answer is not read. */
  answer?: z.ZodType<Answer>;
  /**
   * Whether doing it twice is as good as once. What is not (making a campaign, sending it) is tried again only where
   * Brevo says that it did nothing.
   */
  repeatable: boolean;
}

/** Speaks to Brevo's API: one key, one timeout, and one answer to each way in which it can fail. */
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
   * Throws `brevo_not_connected` without a key, `brevo_key_not_accepted`, `not_found`, `brevo_rejected` with Brevo's own
   * words, and `brevo_unavailable` when it does not answer, answers that it is busy, or answers what no one expects.
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
  const said = (body as { message?: unknown } | null)?.message;
  const message = typeof said === 'string' ? `Brevo says: ${said.slice(0, 300)}` : undefined;
  // In Brevo's words too: a key may also be refused for the address of the server that shows it.
  const code = status === 401 || status === 403 ? 'brevo_key_not_accepted' : 'brevo_rejected';
  return new DomainError(code, { cause, ...(message && { message }) });
}

/** Brevo says how many seconds are left until it listens again. */
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
