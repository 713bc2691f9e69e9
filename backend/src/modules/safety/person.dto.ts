import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { USER_TYPES, type UserType } from '../../platform/identity/index.js';
import type { PersonCard } from '../profiles/index.js';
import { messages } from './messages.js';

/** Somebody, as lists of this room name them. */
@ApiSchema({ name: 'NamedPerson' })
export class NamedPersonDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'Lena' */
  displayName: string;
  /** Null when they have left. */
  @ApiProperty({ type: String, enum: USER_TYPES, nullable: true, example: 'aupair' })
  userType: UserType | null;
  /** Id of their first photo. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })
  photo: string | null;
}

export const toNamedPerson = (id: string, card: PersonCard | undefined): NamedPersonDto => ({
  id,
  displayName: card?.displayName ?? messages.someoneWhoLeft,
  userType: card?.userType ?? null,
  photo: card?.photo ?? null,
});
