import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SiteSettingsService } from '../../../platform/site-settings/index.js';
import { ABOUT } from './about-setting.js';
import type { AboutDto } from './about.dto.js';

/** The home page's section about the founder. */
@Injectable()
export class AboutService implements OnModuleInit {
  constructor(private readonly settings: SiteSettingsService) {}

  onModuleInit(): void {
    this.settings.declare(ABOUT);
  }

  read(): Promise<AboutDto> {
    return this.settings.get(ABOUT);
  }
}
