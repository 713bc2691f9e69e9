import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../platform/jobs/index.js';
import { Log } from '../../platform/logging/index.js';
import { AccountLinksRepository } from './links/account-links.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

const EVERY_NIGHT = '23 16 * * *';
/** Long enough to answer what happened in a session, no longer. */
const KEEP_DAYS = 30;

/** Forgets sessions, refresh tokens and links that have been over for a month. */
@Injectable()
export class AuthUpkeep implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly sessions: SessionsRepository,
    private readonly links: AccountLinksRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('auth.upkeep', EVERY_NIGHT, () => this.run());
  }

  async run(): Promise<void> {
    const sessions = await this.sessions.deleteLongOver(KEEP_DAYS);
    const links = await this.links.deleteLongOver(KEEP_DAYS);
    this.log.info('auth_upkeep', { sessions, links });
  }
}
