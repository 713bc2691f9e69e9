import { Module } from '@nestjs/common';
import { SearchModule } from '../../search/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { FeaturedAdminService } from './featured-admin.service.js';
import { FeaturedFamiliesController } from './featured-families.controller.js';

/** Families who stand first in their city, or on the home page of their region. */
@Module({
  imports: [AuditModule, SearchModule],
  controllers: [FeaturedFamiliesController],
  providers: [FeaturedAdminService],
})
export class FeaturedAdminModule {}
