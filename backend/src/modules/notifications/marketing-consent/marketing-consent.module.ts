import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketingConsentController } from './marketing-consent.controller.js';
import { MarketingConsent } from './marketing-consent.entity.js';
import { MarketingConsentsRepository } from './marketing-consents.repository.js';
import { MarketingConsentsService } from './marketing-consents.service.js';

/** Marketing consent. The marketing module sends the emails. */
@Module({
  imports: [TypeOrmModule.forFeature([MarketingConsent])],
  controllers: [MarketingConsentController],
  providers: [MarketingConsentsService, MarketingConsentsRepository],
  exports: [MarketingConsentsService],
})
export class MarketingConsentModule {}
