import { ApiProperty } from '@nestjs/swagger';

/** A field that is missing or not yet right. */
export class MissingField {
  /** @example 'photos' */
  field: string;
  /** @example 'Photos' */
  label: string;
}

/** How much of the role's profile is there. */
export class ProfileCompleteness {
  /**
   * Optional fields count too, so a complete profile may stand below 100.
   * @example 86
   */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent: number;

  /** In the order of the form. */
  missing: MissingField[];
}
