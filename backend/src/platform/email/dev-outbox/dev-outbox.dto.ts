import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Narrows the list of emails. */
export class OutboxQuery {
  /** Only email to this address. @example 'lena@example.org' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  to?: string;
}
