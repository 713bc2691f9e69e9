import type { INestApplicationContext } from '@nestjs/common';
import { BANNER, REGIONS, SettingChangesService, SiteSettingsService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, text } from '../content.js';

const EXAMPLE_BANNER = contentOf(
  'banner',
  z.strictObject({
    on: z.boolean(),
    text,
    link: z.strictObject({ label: text, href: text }),
    tone: text,
    regions: z.array(z.enum(REGIONS)),
    until: z.null(),
  }),
);

/** A banner that is switched off, as an example for the settings page. */
export async function addDemoSettings(app: INestApplicationContext, adminId: string): Promise<void> {
  // Without a running API no module has declared its settings.
  app.get(SiteSettingsService).declare(BANNER);
  const changes = app.get(SettingChangesService, { strict: false });
  const { version } = await changes.read('banner');
  if (version > 0) return;
  const switchedOn = {
    value: { ...EXAMPLE_BANNER, on: true },
    version: 0,
    reason: 'We move on Sunday, and members should know.',
  };
  await changes.change(adminId, 'banner', switchedOn);
  const switchedOff = { value: EXAMPLE_BANNER, version: 1, reason: 'We have moved. Kept for the next time.' };
  await changes.change(adminId, 'banner', switchedOff);
}
