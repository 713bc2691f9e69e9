import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';

/** A source of a text, and when we last checked it. */
export class SourceLink {
  /** @example 'Home Affairs: Working Holiday visa (subclass 417)' */
  title: string;

  /** @example 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417' */
  @ApiProperty({ format: 'uri' })
  url: string;

  /** @example '2026-11-20' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}

/** The `sources` of a content file. */
export const sourceLinks: z.ZodType<SourceLink[]> = z
  .array(z.object({ title: z.string().min(3), url: z.url({ protocol: /^https?$/ }), checkedOn: z.iso.date() }))
  .max(30);
