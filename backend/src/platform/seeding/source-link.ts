import { z } from 'zod';

/** Where a reader can check what a text says, and when we last did. */
export interface SourceLink {
  title: string;
  url: string;
  /** `2026-11-20` */
  checkedOn: string;
}

/** The `sources` of a content file. */
export const sourceLinks: z.ZodType<SourceLink[]> = z
  .array(z.object({ title: z.string().min(3), url: z.url({ protocol: /^https?$/ }), checkedOn: z.iso.date() }))
  .max(30);
