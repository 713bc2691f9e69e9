import type { z } from 'zod';

/** A setting that admins change at runtime: its name, validation and default. */
export interface SiteSetting<Value extends object> {
  key: string;
  /** Its messages are shown to admins next to the field. */
  schema: z.ZodType<Value>;
  /** The default value. */
  standard: Value;
}

/**
 * Declares a setting. The module that uses it registers it with `SiteSettingsService.declare`, which shows it in
 * Admin.
 */
export const siteSetting = <Value extends object>(
  key: string,
  schema: z.ZodType<Value>,
  standard: NoInfer<Value>,
): SiteSetting<Value> => ({ key, schema, standard });

/** The current state of a setting. */
export interface CurrentSetting<Value extends object = object> {
  key: string;
  value: Value;
  /** Rises with every change; 0 while the default applies. */
  version: number;
  updatedAt: Date | null;
  /** The admin's id. */
  updatedBy: string | null;
}
