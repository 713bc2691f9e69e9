import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../../profiles/index.js';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { SupportModule } from '../support/support.module.js';
import { EarlyExitOverviewsService } from './early-exit-overviews.service.js';
import { EarlyExit } from './early-exit.entity.js';
import { EarlyExitsController } from './early-exits.controller.js';
import { EarlyExitsRepository } from './early-exits.repository.js';
import { EarlyExitsService } from './early-exits.service.js';
import { EarlyExitStepsService } from './early-exit-steps.service.js';

/** "I need out": help for whoever wants to leave, told to nobody else. */
@Module({
  imports: [AgreementsModule, ProfilesModule, SupportModule, TypeOrmModule.forFeature([EarlyExit])],
  controllers: [EarlyExitsController],
  providers: [EarlyExitOverviewsService, EarlyExitsService, EarlyExitsRepository, EarlyExitStepsService],
})
export class EarlyExitsModule {}
