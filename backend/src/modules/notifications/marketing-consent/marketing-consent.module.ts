import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketingConsentController } from './marketing-consent.controller.js';
import { MarketingConsent } from './marketing-consent.entity.js';
import { MarketingConsentsRepository } from './marketing-consents.repository.js';
import { MarketingConsentsService } from './marketing-consents.service.js';

/** Whether people want news by email. Sending it is Admin's. */
@Module({
  imports: [TypeOrmModule.forFeature([MarketingConsent])],
  controllers: [MarketingConsentController],
  providers: [MarketingConsentsService, MarketingConsentsRepository],
  exports: [MarketingConsentsService],
})
export class MarketingConsentModule {}
