import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { ArrangementsAdmin } from './arrangements-admin.service.js';
import { ArrangementsAdminController } from './arrangements-admin.controller.js';

/** What people have agreed, from the outside. */
@Module({
  imports: [AuditModule, PlacementsModule],
  controllers: [ArrangementsAdminController],
  providers: [ArrangementsAdmin],
})
export class ArrangementsAdminModule {}
