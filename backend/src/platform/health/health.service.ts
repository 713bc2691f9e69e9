import { Injectable } from '@nestjs/common';
import { DomainError } from '../errors/index.js';
import { EmailTransport } from '../email/index.js';
import { LimiterStoreService } from '../rate-limit/index.js';
import { ShutdownService } from '../shutdown/index.js';
import { ObjectStorage } from '../storage/index.js';
import { withinTime } from '../time-limit/index.js';
import type { Readiness } from './health.dto.js';
import { HealthRepository } from './health.repository.js';
import { messages } from './texts.js';

/** For optional services: a hanging one must not make the process look dead. */
const OTHERS_ANSWER_MS = 1_000;
/** A check of the SMTP server needs a connection; load balancers check every second. */
const EMAIL_STATE_VALID_MS = 30_000;

/** Whether this process can serve requests, and the state of optional services. */
@Injectable()
export class HealthService {
  private mail: { askedAt: number; state: Promise<Readiness['mail']> } | undefined;

  constructor(
    private readonly database: HealthRepository,
    private readonly limiterStore: LimiterStoreService,
    private readonly emailTransport: EmailTransport,
    private readonly storage: ObjectStorage,
    private readonly shutdown: ShutdownService,
  ) {}

  /** Throws `unavailable`, with the missing parts in `fields`. */
  async readiness(): Promise<Readiness> {
    if (this.shutdown.isStopping) throw this.notReady('stopping');
    if (!(await this.database.answers())) throw this.notReady('database');
    if (!(await this.database.isMigrated())) throw this.notReady('migrations');
    const [storage, mail] = await Promise.all([stateOf(this.storage.state()), stateOf(this.emailState())]);
    return { status: 'ready', redis: this.limiterStore.redisState(), storage, mail };
  }

  private notReady(what: keyof typeof messages): DomainError {
    return new DomainError('unavailable', { fields: { [what]: [messages[what]] }, retryAfter: 2 });
  }

  private emailState(): Promise<Readiness['mail']> {
    const now = performance.now();
    if (!this.mail || now - this.mail.askedAt > EMAIL_STATE_VALID_MS)
      this.mail = { askedAt: now, state: this.emailTransport.state() };
    return this.mail.state;
  }
}

const down = () => 'down' as const;

/** The state of a service; `down` if the check fails, or takes longer than a second. */
const stateOf = <State>(checking: Promise<State>): Promise<State | 'down'> =>
  withinTime(OTHERS_ANSWER_MS, checking.catch(down), down);
