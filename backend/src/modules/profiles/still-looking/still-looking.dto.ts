import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { USER_TYPES, type UserType } from '../../../platform/identity/index.js';

export class StillLookingQuery {
  /**
   * From the link in the email.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21.1795000000000.mQ3xJk'
   */
  @IsString()
  @MaxLength(200)
  token: string;
}

export class StillLookingInput extends StillLookingQuery {
  /**
   * False pauses the profile.
   * @example true
   */
  @IsBoolean()
  stillLooking: boolean;
}

/** Whether someone who was away is still looking. */
@ApiSchema({ name: 'StillLooking' })
export class StillLookingDto {
  /** @example 'aupair' */
  @ApiProperty({ type: String, enum: USER_TYPES })
  userType: UserType;
  /**
   * They have answered that they are, or were here since.
   * @example false
   */
  answered: boolean;
  /**
   * Others find their profile.
   * @example true
   */
  active: boolean;
}
