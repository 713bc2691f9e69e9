import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactReviewsService } from './fact-reviews.service.js';
import { LegalFactEditingService } from './legal-fact-editing.service.js';
import { LegalFactRow } from './legal-fact.entity.js';
import { LegalFactsRepository } from './legal-facts.repository.js';
import { LegalFactsService } from './legal-facts.service.js';

/** Figures of laws and authorities, dated and sourced. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LegalFactRow])],
  providers: [FactReviewsService, LegalFactEditingService, LegalFactsRepository, LegalFactsService],
  exports: [FactReviewsService, LegalFactEditingService, LegalFactsService],
})
export class FactsModule {}
