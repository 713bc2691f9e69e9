import { ApiSchema, PickType } from '@nestjs/swagger';
import { OtherPersonDto, toOtherPerson, type PersonCard } from '../profiles/index.js';

/** A person in the lists of this module. */
@ApiSchema({ name: 'NamedPerson' })
export class NamedPersonDto extends PickType(OtherPersonDto, ['id', 'displayName', 'userType', 'photo'] as const) {}

export function toNamedPerson(personId: string, card: PersonCard | undefined): NamedPersonDto {
  const { id, displayName, userType, photo } = toOtherPerson(personId, card);
  return { id, displayName, userType, photo };
}
