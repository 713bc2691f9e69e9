import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';
import { FocalPoint } from '../../media/index.js';
import { Verified } from '../reputation/reputation.dto.js';
import { messages } from './texts.js';
import type { PersonCard } from './people.service.js';
import { spokenName } from './spoken-name.js';

/** The other person; their account may be deleted. */
@ApiSchema({ name: 'OtherPerson' })
export class OtherPersonDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /**
   * Their name within a sentence.
   * @example 'the Hartley family'
   */
  displayName: string;
  /** `null` if their account is deleted. */
  @ApiProperty({ type: String, enum: USER_TYPES, nullable: true, example: 'aupair' })
  userType: UserType | null;
  /** Id of their first photo. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })
  photo: string | null;
  /** A tiny blurred preview as a data URI. */
  @ApiProperty({ type: String, nullable: true, example: 'data:image/webp;base64,UklGRg==' })
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
  /**
   * A family's city, or an au pair's origin; empty if unknown.
   * @example 'Hamburg'
   */
  place: string;
  /** IANA name, to show their local time. */
  @ApiProperty({ type: String, nullable: true, example: 'Europe/Berlin' })
  timeZone: string | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;
}

/** Without a card the account is deleted. */
export const toOtherPerson = (id: string, card: PersonCard | undefined): OtherPersonDto => ({
  id,
  displayName: card ? spokenName(card) : messages.someoneWhoLeft,
  userType: card?.userType ?? null,
  photo: card?.photo ?? null,
  photoPreview: card?.photoPreview ?? null,
  photoFocalPoint: card?.photoFocalPoint ?? null,
  place: card?.place ?? '',
  timeZone: card?.timeZone ?? null,
  verified: card?.verified ?? null,
});

/** The other person of an agreement or a placement. */
export class PlacementPartnerDto extends PickType(OtherPersonDto, [
  'id',
  'displayName',
  'photo',
  'photoPreview',
  'photoFocalPoint',
  'verified',
] as const) {}

export function toPlacementPartner(personId: string, card: PersonCard | undefined): PlacementPartnerDto {
  const { id, displayName, photo, photoPreview, photoFocalPoint, verified } = toOtherPerson(personId, card);
  return { id, displayName, photo, photoPreview, photoFocalPoint, verified };
}
