import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SafetyModule } from '../safety/index.js';
import { InterviewFilesService } from './calendar/interview-files.service.js';
import { InterviewInvitationsService } from './calendar/interview-invitations.service.js';
import { CallClosingListener } from './calls/call-closing.listener.js';
import { CallPreference } from './calls/call-preference.entity.js';
import { CallPreferencesRepository } from './calls/call-preferences.repository.js';
import { CallRoomService } from './calls/call-room.service.js';
import { CallSetupController } from './calls/call-setup.controller.js';
import { CallSetupService } from './calls/call-setup.service.js';
import { CallsGateway } from './calls/calls.gateway.js';
import { InterviewNotesController } from './calls/notes/interview-notes.controller.js';
import { InterviewNotes } from './calls/notes/interview-notes.entity.js';
import { InterviewNotesRepository } from './calls/notes/interview-notes.repository.js';
import { InterviewNotesService } from './calls/notes/interview-notes.service.js';
import { ClosedAccountsListener } from './closed-accounts.listener.js';
import { InterviewImportService } from './interview-import.service.js';
import { InterviewAccessService } from './interview-access.service.js';
import { InterviewAnswersService } from './interview-answers.service.js';
import { InterviewBroadcastListener } from './interview-broadcast.listener.js';
import { InterviewEndingService } from './interview-ending.service.js';
import { InterviewEventsService } from './interview-events.service.js';
import { InterviewListRepository } from './interview-list.repository.js';
import { InterviewListService } from './interview-list.service.js';
import { InterviewPairsService } from './interview-pairs.service.js';
import { InterviewPlanningService } from './interview-planning.service.js';
import { InterviewProposal } from './interview-proposal.entity.js';
import { InterviewReportContextService } from './interview-report-context.service.js';
import { Interview } from './interview.entity.js';
import { InterviewsJobRepository } from './interviews-job.repository.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsJob } from './interviews.job.js';
import { InterviewsRepository } from './interviews.repository.js';
import { ProposedTimesService } from './proposed-times.service.js';
import { InterviewFactsRepository } from './interview-facts.repository.js';
import { InterviewFactsService } from './interview-facts.service.js';
import { interviewsPersonalData } from './interviews.personal-data.js';

const calls = [
  CallClosingListener,
  CallPreferencesRepository,
  CallRoomService,
  CallSetupService,
  CallsGateway,
  InterviewNotesRepository,
  InterviewNotesService,
];
const calendar = [InterviewFilesService, InterviewInvitationsService];

/** Video interviews: proposals, reminders and calls. */
@Module({
  imports: [
    AuthModule,
    MessagingModule,
    ProfilesModule,
    SafetyModule,
    TypeOrmModule.forFeature([CallPreference, Interview, InterviewNotes, InterviewProposal]),
  ],
  controllers: [CallSetupController, InterviewNotesController, InterviewsController],
  providers: [
    ...calls,
    ...calendar,
    ClosedAccountsListener,
    InterviewAccessService,
    InterviewAnswersService,
    InterviewBroadcastListener,
    InterviewEndingService,
    InterviewEventsService,
    InterviewFactsRepository,
    InterviewFactsService,
    InterviewImportService,
    InterviewListRepository,
    InterviewListService,
    InterviewPairsService,
    InterviewPlanningService,
    InterviewReportContextService,
    InterviewsJob,
    InterviewsJobRepository,
    InterviewsRepository,
    ProposedTimesService,
  ],
  exports: [InterviewFactsService, InterviewImportService],
})
export class InterviewsModule {
  constructor(registry: PersonalDataRegistry, answers: InterviewAnswersService) {
    registry.declare(interviewsPersonalData);
    registry.beforeErasure(async (personId) => {
      await answers.endAllOf(personId, null);
      await answers.endHiddenOf(personId);
    });
  }
}
