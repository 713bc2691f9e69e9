import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { InterviewFilesService } from './calendar/interview-files.service.js';
import { InterviewInvitationsService } from './calendar/interview-invitations.service.js';
import { InterviewImportService } from './import/interview-import.service.js';
import { InterviewAccessService } from './interview-access.service.js';
import { InterviewAnswersService } from './interview-answers.service.js';
import { InterviewBroadcastListener } from './interview-broadcast.listener.js';
import { InterviewEndingService } from './interview-ending.service.js';
import './interview-events.js';
import { InterviewListRepository } from './interview-list.repository.js';
import { InterviewListService } from './interview-list.service.js';
import { InterviewEventsService } from './interview-events.service.js';
import { InterviewPairsService } from './interview-pairs.service.js';
import { InterviewPlanningService } from './interview-planning.service.js';
import { InterviewProposal } from './interview-proposal.entity.js';
import { InterviewReportContextService } from './interview-report-context.service.js';
import { InterviewsJob } from './interviews.job.js';
import { InterviewsJobRepository } from './interviews-job.repository.js';
import { Interview } from './interview.entity.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsRepository } from './interviews.repository.js';
import { ProposedTimesService } from './proposed-times.service.js';

const planning = [
  InterviewAnswersService,
  InterviewPairsService,
  InterviewPlanningService,
  InterviewsRepository,
  ProposedTimesService,
];
const telling = [InterviewBroadcastListener, InterviewInvitationsService, InterviewEventsService];
const reading = [InterviewFilesService, InterviewListService, InterviewListRepository];
const time = [InterviewAccessService, InterviewEndingService, InterviewsJob, InterviewsJobRepository];

/** Video interviews: proposed, agreed, moved, reminded of. The room itself is `calls`. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Interview, InterviewProposal]),
    AuthModule,
    MessagingModule,
    ProfilesModule,
    SafetyModule,
  ],
  controllers: [InterviewsController],
  providers: [...planning, ...telling, ...reading, ...time, InterviewImportService, InterviewReportContextService],
  exports: [InterviewAccessService, InterviewImportService],
})
export class InterviewsModule {}
