import { Module } from '@nestjs/common';
import { PageSpeedModule } from '../../../platform/page-speed/index.js';
import { PageSpeedAdminController } from './page-speed-admin.controller.js';

/** How fast pages are in browsers. */
@Module({ imports: [PageSpeedModule], controllers: [PageSpeedAdminController] })
export class PageSpeedAdminModule {}
