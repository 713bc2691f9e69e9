import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { cityOf, regionFacts, type Region } from '../../country/index.js';
import type { FocalPoint } from '../../media/index.js';
import { toReputation } from '../reputation/reputation-columns.js';
import type { ReputationFacts } from '../reputation/reputation.dto.js';
import { messages } from './texts.js';
import { PageVisitsService } from './page-visits.service.js';
import { PeopleRepository, type PersonRow } from './people.repository.js';
import { ProfilePhotosService, type ShownPhotos } from './profile-photos.service.js';
import { ProfileRepository } from './profile.repository.js';

/** A person as other modules name them: in a conversation, an email, a call. */
export interface PersonCard extends Pick<ReputationFacts, 'verified' | 'replies'> {
  id: string;
  /** Family name or first name; the username before a role profile is saved. */
  displayName: string;
  userType: UserType;
  /** Id of their first photo. */
  photo: string | null;
  /** A blurred data URI of it. */
  photoPreview: string | null;
  photoFocalPoint: FocalPoint | null;
  /** The family's city, or the au pair's origin; empty if unknown. */
  place: string;
  /** Where they live, or want to. */
  region: Region;
  /** IANA name. */
  timeZone: string;
  /** Visible to others: a role profile is saved and not paused. */
  active: boolean;
}

/** How far someone has come with their profile. */
interface ProfileStatus {
  userType: UserType;
  hasCompletedProfile: boolean;
}

/** People, for modules that build on this one. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly profiles: ProfileRepository,
    private readonly photos: ProfilePhotosService,
    private readonly visits: PageVisitsService,
    private readonly clock: ClockService,
  ) {}

  /** Cards by id, in two queries; ids without a profile are left out. */
  async cardsOf(ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>> {
    const rows = ids.length > 0 ? await this.people.findMany(ids) : [];
    const shown = await this.photos.shownOfEach(rows.map(({ photo }) => (photo ? [photo] : null)));
    const now = this.clock.now().getTime() / 1_000;
    return new Map(rows.map((row, index) => [row.id, toCard(row, shown[index], now)]));
  }

  /** Cards for a reader: members who may not open profile pages get no more than the teasers say. */
  async cardsFor(readerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>> {
    const cards = await this.cardsOf(ids);
    if ((await this.visits.missingFor(readerId)) === null) return cards;
    return new Map([...cards].map(([id, card]) => [id, id === readerId ? card : teaserOf(card)]));
  }

  /** One card, or null for an id without a profile. */
  async cardOf(id: string): Promise<PersonCard | null> {
    return (await this.cardsOf([id])).get(id) ?? null;
  }

  /** Null for an account without a profile. */
  async statusOf(id: string): Promise<ProfileStatus | null> {
    return this.profiles.findById(id);
  }

  /** Records their first message to someone, which the dashboard then no longer suggests. */
  async noteFirstContact(id: string, manager: EntityManager): Promise<void> {
    await this.profiles.setFirstContact(id, manager);
  }
}

/** What the teaser of their page says: no family name, no exact location, no home town. */
function teaserOf(card: PersonCard): PersonCard {
  if (card.userType !== 'family') return { ...card, place: '' };
  const place = cityOf(card.place, card.region)?.name ?? regionFacts(card.region).name;
  return { ...card, displayName: messages.someFamily(place), place };
}

/** `now` in Unix seconds. */
function toCard(row: PersonRow, shown: ShownPhotos | undefined, now: number): PersonCard {
  const { verified, replies } = toReputation(row, now);
  return {
    id: row.id,
    displayName: row.name ?? row.username,
    userType: row.userType,
    photo: shown?.photos[0] ?? null,
    photoPreview: shown?.photoPreviews[0] ?? null,
    photoFocalPoint: shown?.photoFocalPoints[0] ?? null,
    place: locationOf(row),
    region: row.region,
    timeZone: row.timeZone,
    active: row.active ?? false,
    verified,
    replies,
  };
}

function locationOf({ userType, placeText, region }: PersonRow): string {
  if (!placeText || userType !== 'family') return placeText ?? '';
  return cityOf(placeText, region)?.name ?? placeText;
}
