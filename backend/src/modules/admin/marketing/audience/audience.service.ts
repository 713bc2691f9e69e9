import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/index.js';
import { Settings } from '../../../../platform/config/index.js';
import { decodeCursor, encodeCursor } from '../../../../platform/http/index.js';
import { messages } from '../messages.js';
import { LIST_KEYS, STANDINGS } from './audience-rules.js';
import {
  toAudiencePerson,
  toSyncRunDto,
  type AudienceDto,
  type AudiencePage,
  type AudienceQuery,
} from './audience.dto.js';
import { AudienceRepository } from './audience.repository.js';
import { ContactSyncRepository } from './contact-sync.repository.js';
import { SyncRunsRepository } from './sync-runs.repository.js';

const RUNS_SHOWN = 10;

/** Who gets news by mail, who does not and why, and what Brevo knows of it. Works without Brevo too. */
@Injectable()
export class Audience {
  constructor(
    private readonly audience: AudienceRepository,
    private readonly contacts: ContactSyncRepository,
    private readonly runs: SyncRunsRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<AudienceDto> {
    const now = this.clock.now();
    const [standings, lists, erased, pending, ids, runs] = await Promise.all([
      this.audience.countByStanding(now),
      this.audience.countByList(now),
      this.audience.countErased(),
      this.contacts.pending(now),
      this.contacts.listIds(),
      this.runs.newest(RUNS_SHOWN),
    ]);
    const { productName } = this.settings;
    return {
      standings: STANDINGS.map((standing) => ({
        standing,
        people: standings.find((found) => found.standing === standing)?.people ?? 0,
      })),
      erased,
      lists: LIST_KEYS.map((key) => {
        const { people = 0, atBrevo = 0 } = lists.find(({ list }) => list === key) ?? {};
        return { key, name: messages.listName(productName, key), people, atBrevo, brevoId: ids.get(key) ?? null };
      }),
      toPut: pending.toPut,
      toForget: pending.toForget,
      runs: runs.map(toSyncRunDto),
    };
  }

  async people({ cursor, limit, standing, search }: AudienceQuery): Promise<AudiencePage> {
    const after = cursor === undefined ? null : String(decodeCursor(cursor, 1)[0]);
    const rows = await this.audience.people({ standing, search, after, limit: limit + 1 }, this.clock.now());
    const items = rows.slice(0, limit).map(toAudiencePerson);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor([last.username.toLowerCase()]) : null };
  }
}
