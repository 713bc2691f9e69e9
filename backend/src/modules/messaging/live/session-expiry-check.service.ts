import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { IdentityVerifier } from '../../../platform/identity/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';

const EVERY_MS = 30_000;

/**
 * Disconnects sockets whose session has expired, or has ended while this process missed the event. Usually the end of a
 * session disconnects its sockets at once; without this check a silent socket would otherwise keep receiving.
 */
@Injectable()
export class SessionExpiryCheckService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Realtime');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly realtime: RealtimeService,
    private readonly verifier: IdentityVerifier,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.check().catch((err: unknown) => this.logger.warn({ err }));
    }, EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Checks every session that has a socket on this process, one after the other. */
  async check(): Promise<void> {
    for (const identity of this.realtime.identitiesHere())
      try {
        if (!(await this.verifier.verifySession(identity))) this.realtime.disconnectSession(identity.sessionId);
      } catch (err) {
        this.logger.warn({ err });
      }
  }
}
