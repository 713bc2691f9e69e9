import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { CallClosingListener } from './call-closing.listener.js';
import { CallPreference } from './call-preference.entity.js';
import { CallPreferencesRepository } from './call-preferences.repository.js';
import { CallRoomService } from './call-room.service.js';
import { CallSetupController } from './call-setup.controller.js';
import { CallSetupService } from './call-setup.service.js';
import { CallsGateway } from './calls.gateway.js';
import { InterviewNotesController } from './notes/interview-notes.controller.js';
import { InterviewNotes } from './notes/interview-notes.entity.js';
import { InterviewNotesRepository } from './notes/interview-notes.repository.js';
import { InterviewNotesService } from './notes/interview-notes.service.js';

/** The room in which an interview takes place: who sits in it, how their browsers meet, what they note down. */
@Module({
  imports: [TypeOrmModule.forFeature([CallPreference, InterviewNotes]), AuthModule, InterviewsModule, ProfilesModule],
  controllers: [CallSetupController, InterviewNotesController],
  providers: [
    CallClosingListener,
    CallPreferencesRepository,
    CallRoomService,
    CallSetupService,
    CallsGateway,
    InterviewNotesService,
    InterviewNotesRepository,
  ],
})
export class CallsModule {}
