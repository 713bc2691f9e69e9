import { ApiProperty } from '@nestjs/swagger';

/** A missing or invalid field. */
export class MissingField {
  /** @example 'photos' */
  field: string;
  /** @example 'Photos' */
  label: string;
}

/** The completeness of the role profile. */
export class ProfileCompleteness {
  /**
   * Includes optional fields, so a complete profile may be below 100.
   * @example 86
   */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent: number;

  /** In the order of the form. */
  missing: MissingField[];
}
