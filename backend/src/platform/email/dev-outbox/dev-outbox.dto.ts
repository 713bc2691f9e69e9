import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Filters of the emails. */
export class OutboxQuery {
  /** Only email to this address. @example 'lena@example.org' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  to?: string;
}
