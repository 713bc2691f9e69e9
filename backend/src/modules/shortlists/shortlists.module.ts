import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { PersonNote } from './notes/person-note.entity.js';
import { PersonNotesController } from './notes/person-notes.controller.js';
import { PersonNotesRepository } from './notes/person-notes.repository.js';
import { PersonNotesService } from './notes/person-notes.service.js';
import { shortlistsPersonalData } from './shortlists.personal-data.js';

/** How a member chooses among many people: private notes and labels. */
@Module({
  imports: [MessagingModule, ProfilesModule, TypeOrmModule.forFeature([PersonNote])],
  controllers: [PersonNotesController],
  providers: [PersonNotesRepository, PersonNotesService],
})
export class ShortlistsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(shortlistsPersonalData);
  }
}
