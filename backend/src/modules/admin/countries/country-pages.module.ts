import { Module } from '@nestjs/common';
import { CountryModule } from '../../country/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { CountryPagesController } from './country-pages.controller.js';
import { CountryPagesService } from './country-pages.service.js';

/** The country pages. */
@Module({
  imports: [AuditModule, CountryModule],
  controllers: [CountryPagesController],
  providers: [CountryPagesService],
})
export class CountryPagesModule {}
