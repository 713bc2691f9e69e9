import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CachedValues, TransactionsService } from '../../platform/database/index.js';
import { BroadcastService } from '../../platform/events/index.js';
import type { Identity } from '../../platform/identity/index.js';
import {
  type AuPairFactsWithVisa,
  PageVisitsService,
  ProfileProjectionsRegistry,
  RoleProfileFactsService,
  today,
} from '../profiles/index.js';
import { VisaLimitsService } from '../visas/index.js';
import type { SearchViewer } from './viewer.js';

declare module '../../platform/events/broadcast.service.js' {
  interface BroadcastTopics {
    /** A person's profile has changed. */
    'viewer.changed': { userId: string };
  }
}

/** Rules and the day decide how long an au pair may stay, so that is not kept. */
type KnownViewer = Pick<SearchViewer, 'readsNames' | 'family'> & { auPair: AuPairFactsWithVisa | null };

/** An incomplete profile is read each time, so that every change counts at once. */
const isComplete = ({ readsNames, family, auPair }: KnownViewer) => readsNames && (family ?? auPair) !== null;

/**
 * Facts about a person who searches, even if their profile is paused. Cached, and dropped by every process when the
 * profile changes.
 */
@Injectable()
export class ViewersService implements OnModuleInit {
  private readonly known = {
    family: new CachedValues((id) => this.load(id, 'family'), isComplete),
    aupair: new CachedValues((id) => this.load(id, 'aupair'), isComplete),
    admin: new CachedValues((id) => this.load(id, 'admin'), isComplete),
  };

  constructor(
    private readonly facts: RoleProfileFactsService,
    private readonly visits: PageVisitsService,
    private readonly projections: ProfileProjectionsRegistry,
    private readonly broadcast: BroadcastService,
    private readonly transactions: TransactionsService,
    private readonly visas: VisaLimitsService,
  ) {}

  onModuleInit(): void {
    this.broadcast.on('viewer.changed', ({ userId }) => this.forget(userId));
    this.projections.add(async (manager, userId) => {
      await this.broadcast.publish('viewer.changed', { userId }, manager);
      await this.transactions.afterCommit(() => this.forget(userId));
    });
  }

  async of(identity: Identity | null): Promise<SearchViewer> {
    if (!identity) return { userId: null, readsNames: false, family: null, auPair: null, today: today() };
    return this.ofMember(identity.userId, identity.userType);
  }

  async ofMember(userId: string, userType: Identity['userType']): Promise<SearchViewer> {
    const { auPair: read, ...known } = await this.known[userType].read(userId);
    const [auPair = null] = await this.visas.withMayStay(read ? [read] : []);
    return { userId, ...known, auPair, today: today() };
  }

  private forget(userId: string): void {
    for (const known of Object.values(this.known)) known.forget(userId);
  }

  private async load(userId: string, userType: Identity['userType']): Promise<KnownViewer> {
    const [family, auPair, missing] = await Promise.all([
      userType === 'family' ? this.facts.family(userId) : null,
      userType === 'aupair' ? this.facts.auPair(userId) : null,
      this.visits.missingFor(userId),
    ]);
    return { readsNames: missing === null, family, auPair };
  }
}
