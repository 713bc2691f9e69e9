import { Module } from '@nestjs/common';
import { SearchModule } from '../../search/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { FeaturedAdminService } from './featured-admin.service.js';
import { FeaturedFamiliesController } from './featured-families.controller.js';

/** Featured families of a city, or of the home page of a region. */
@Module({
  imports: [AuditModule, SearchModule],
  controllers: [FeaturedFamiliesController],
  providers: [FeaturedAdminService],
})
export class FeaturedAdminModule {}
