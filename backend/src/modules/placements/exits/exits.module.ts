import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../../profiles/index.js';
import { ArrangementsModule } from '../arrangements/arrangements.module.js';
import { SupportModule } from '../support/support.module.js';
import { ExitOverviews } from './exit-overviews.service.js';
import { Exit } from './exit.entity.js';
import { ExitsController } from './exits.controller.js';
import { ExitsRepository } from './exits.repository.js';
import { Exits } from './exits.service.js';
import { ExitSteps } from './exit-steps.service.js';

/** "I need out": help for whoever wants to leave, told to nobody else. */
@Module({
  imports: [ArrangementsModule, ProfilesModule, SupportModule, TypeOrmModule.forFeature([Exit])],
  controllers: [ExitsController],
  providers: [ExitOverviews, Exits, ExitsRepository, ExitSteps],
})
export class ExitsModule {}
