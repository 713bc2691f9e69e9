import type { z } from 'zod';

/** Something that Admin changes while the product runs: a name, the rules of its value, and what holds before. */
export interface SiteSetting<Value extends object> {
  key: string;
  /** Its messages are read by admins, beside the field. */
  schema: z.ZodType<Value>;
  /** Holds until someone changes it. */
  standard: Value;
}

/**
 * Declares a setting. The room that follows it hands it to `SiteSettingsService.declare`, which makes it one of
 * Admin's.
 */
export const siteSetting = <Value extends object>(
  key: string,
  schema: z.ZodType<Value>,
  standard: NoInfer<Value>,
): SiteSetting<Value> => ({ key, schema, standard });

/** A setting as it stands. */
export interface StandingSetting<Value extends object = object> {
  key: string;
  value: Value;
  /** Rises with every change; 0 while the standard holds. */
  version: number;
  updatedAt: Date | null;
  /** The admin's id. */
  updatedBy: string | null;
}
