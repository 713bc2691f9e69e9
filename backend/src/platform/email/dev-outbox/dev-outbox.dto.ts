import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Narrows the list of mails. */
export class OutboxQuery {
  /** Only mail to this address. @example 'lena@example.org' */
  @IsOptional()
  @IsString()
  @MaxLength(320)
  to?: string;
}
