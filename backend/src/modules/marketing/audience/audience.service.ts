import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import { decodeCursor, pageOf } from '../../../platform/http/index.js';
import { messages } from '../texts.js';
import { LIST_KEYS, MARKETING_STATUSES } from './audience-rules.js';
import {
  toAudiencePerson,
  toSyncRunDto,
  type AudienceDto,
  type AudiencePage,
  type AudienceQuery,
} from './audience.dto.js';
import { AudienceRepository, type StatusCount } from './audience.repository.js';
import { ContactSyncRepository } from './contact-sync.repository.js';
import { SyncRunsRepository } from './sync-runs.repository.js';

const RUNS_SHOWN = 10;

/** Shows who receives marketing emails, and the state of each contact at Brevo. Works without Brevo too. */
@Injectable()
export class AudienceService {
  constructor(
    private readonly audience: AudienceRepository,
    private readonly contacts: ContactSyncRepository,
    private readonly runs: SyncRunsRepository,
    private readonly settings: Settings,
    private readonly clock: ClockService,
  ) {}

  async overview(): Promise<AudienceDto> {
    const [counts, ids, runs] = await Promise.all([
      this.audience.count(this.clock.now()),
      this.contacts.listIds(),
      this.runs.newest(RUNS_SHOWN),
    ]);
    const { productName } = this.settings;
    return {
      statuses: MARKETING_STATUSES.map((status) => ({
        status,
        people: sumOf(counts, (one) => one.status === status),
      })),
      erased: counts.reduce((sum, { erased }) => sum + erased, 0),
      lists: LIST_KEYS.map((key) => ({
        key,
        name: messages.listName(productName, key),
        people: sumOf(counts, ({ status, list }) => status === 'in' && list === key),
        atBrevo: sumOf(counts, ({ listAtBrevo }) => listAtBrevo === key),
        brevoId: ids.get(key) ?? null,
      })),
      toPut: counts.reduce((sum, { toPut }) => sum + toPut, 0),
      toForget: sumOf(counts, ({ status, listAtBrevo }) => status !== 'in' && listAtBrevo !== null),
      runs: runs.map(toSyncRunDto),
    };
  }

  async people({ cursor, limit, status, search }: AudienceQuery): Promise<AudiencePage> {
    const after = cursor === undefined ? null : String(decodeCursor(cursor, 1)[0]);
    const rows = await this.audience.people({ status, search, after, limit: limit + 1 }, this.clock.now());
    const { shown, nextCursor } = pageOf(rows, limit, ({ username }) => [username.toLowerCase()]);
    return { items: shown.map(toAudiencePerson), nextCursor };
  }
}

const sumOf = (counts: readonly StatusCount[], wanted: (count: StatusCount) => boolean): number =>
  counts.filter(wanted).reduce((sum, { people }) => sum + people, 0);
