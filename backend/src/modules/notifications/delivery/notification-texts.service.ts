import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { zoneCity } from '../../../platform/sentences/index.js';
import { EffectiveBlocksService, PeopleService, spokenName, type PersonCard } from '../../profiles/index.js';
import { notificationTypeNamed, type NotificationType, type Facts, type Words } from '../notification-types/index.js';
import { asSentences } from '../notification-types/email-of.js';
import { calendarOf, clockOf } from '../notification-types/moments.js';
import { messages } from '../texts.js';

const FALLBACK_ZONE = 'Australia/Sydney';

/** The stored data from which a notification's texts are made. */
interface NotificationRow {
  kind: string;
  payload: object;
}

export interface Worded<Row> {
  row: Row;
  kind: NotificationType;
  words: Words;
  /** The other person, if the notification is about one who still exists and is not hidden. */
  other: PersonCard | null;
}

/** Composes notification texts with current names and in the reader's time zone. */
@Injectable()
export class NotificationTextsService {
  constructor(
    private readonly people: PeopleService,
    private readonly blocks: EffectiveBlocksService,
    private readonly settings: Settings,
  ) {}

  /** For one person's notifications, in three queries; unknown types are left out. */
  async of<Row extends NotificationRow>(personId: string, rows: readonly Row[]): Promise<Worded<Row>[]> {
    const known = rows.flatMap((row) => {
      const kind = notificationTypeNamed(row.kind);
      return kind ? [{ row, kind, otherId: kind.about?.(row.payload as never, personId) ?? null }] : [];
    });
    if (known.length === 0) return [];
    const ids = [personId, ...known.flatMap(({ otherId }) => otherId ?? [])];
    const [cards, hidden] = await Promise.all([this.people.cardsOf([...new Set(ids)]), this.blocks.idsOf(personId)]);
    return known.map(({ row, kind, otherId }) => {
      const other = (otherId && !hidden.includes(otherId) && cards.get(otherId)) || null;
      return { row, kind, other, words: asSentences(kind.words(this.facts(row, cards.get(personId), other))) };
    });
  }

  private facts({ payload }: NotificationRow, reader: PersonCard | undefined, other: PersonCard | null): Facts<never> {
    const timeZone = reader?.timeZone ?? FALLBACK_ZONE;
    return {
      payload: payload as never,
      userType: reader?.userType ?? 'family',
      other: other ? spokenName(other) : messages.someone,
      at: clockOf(timeZone),
      city: zoneCity(timeZone),
      on: calendarOf(timeZone),
      productName: this.settings.productName,
    };
  }
}
