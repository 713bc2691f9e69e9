import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { JobBoardModule } from '../job-board/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SearchModule } from '../search/index.js';
import { VerificationModule } from '../verification/index.js';
import { ComparisonsController } from './comparisons/comparisons.controller.js';
import { ComparisonsService } from './comparisons/comparisons.service.js';
import { PersonNote } from './notes/person-note.entity.js';
import { PersonNotesController } from './notes/person-notes.controller.js';
import { PersonNotesRepository } from './notes/person-notes.repository.js';
import { PersonNotesService } from './notes/person-notes.service.js';
import { PipelineController } from './pipeline/pipeline.controller.js';
import { PipelineRepository } from './pipeline/pipeline.repository.js';
import { PipelineService } from './pipeline/pipeline.service.js';
import { shortlistsPersonalData } from './shortlists.personal-data.js';

/** Tools for choosing: private notes and labels, comparisons, and people by stage. */
@Module({
  imports: [
    JobBoardModule,
    MessagingModule,
    ProfilesModule,
    SearchModule,
    VerificationModule,
    TypeOrmModule.forFeature([PersonNote]),
  ],
  controllers: [ComparisonsController, PersonNotesController, PipelineController],
  providers: [ComparisonsService, PersonNotesRepository, PersonNotesService, PipelineRepository, PipelineService],
})
export class ShortlistsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(shortlistsPersonalData);
  }
}
