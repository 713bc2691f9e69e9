import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { IdentityVerifier } from '../../../platform/identity/index.js';
import { RealtimeService } from '../../../platform/realtime/index.js';

const EVERY_MS = 30_000;

/**
 * Cuts sockets whose session has run out, or has ended while this process could not hear of it. One that ends is cut
 * at once by whoever ended it; this is for the rest, since a silent socket goes on receiving.
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
