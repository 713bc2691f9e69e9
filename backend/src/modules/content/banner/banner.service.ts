import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { SiteSettingsService } from '../../../platform/site-settings/index.js';
import type { Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { BANNER } from './banner-setting.js';
import type { BannerDto, BannerNow } from './banner.dto.js';

/** The banners that admins have set. */
@Injectable()
export class BannerService implements OnModuleInit {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.settings.declare(BANNER, ({ on, until }) =>
      on && until !== null && new Date(until) <= this.clock.now() ? { 'value.until': [messages.banner.over] } : null,
    );
  }

  async of(region: Region): Promise<BannerNow> {
    const { on, regions, until, text, link, tone } = await this.settings.get(BANNER);
    const over = until !== null && new Date(until) <= this.clock.now();
    if (!on || over || !regions.includes(region)) return { banner: null };
    return { banner: { id: idOf({ text, link, tone }), text, link, tone } };
  }
}

const idOf = (banner: Omit<BannerDto, 'id'>): string =>
  createHash('sha256').update(JSON.stringify(banner)).digest('hex').slice(0, 10);
