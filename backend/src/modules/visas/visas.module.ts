import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/index.js';
import { VisaFitController } from './fit/visa-fit.controller.js';
import { VisaFitService } from './fit/visa-fit.service.js';
import { OwnVisaController } from './members/own-visa.controller.js';
import { OwnVisaService } from './members/own-visa.service.js';
import { VisaLimitsService } from './members/visa-limits.service.js';
import { VisaRulePublishingService } from './rules/visa-rule-publishing.service.js';
import { VisaRuleReviewsService } from './rules/visa-rule-reviews.service.js';
import { VisaRuleTrialsService } from './rules/visa-rule-trials.service.js';
import { VisaRuleRow } from './rules/visa-rule.entity.js';
import { VisaRulesRepository } from './rules/visa-rules.repository.js';
import { VisaRulesService } from './rules/visa-rules.service.js';

/** Visa options and the possible length with one family, by dated rules. */
@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([VisaRuleRow])],
  controllers: [OwnVisaController, VisaFitController],
  providers: [
    OwnVisaService,
    VisaFitService,
    VisaLimitsService,
    VisaRulePublishingService,
    VisaRuleReviewsService,
    VisaRuleTrialsService,
    VisaRulesRepository,
    VisaRulesService,
  ],
  exports: [
    VisaFitService,
    VisaLimitsService,
    VisaRulePublishingService,
    VisaRuleReviewsService,
    VisaRuleTrialsService,
    VisaRulesService,
  ],
})
export class VisasModule {}
