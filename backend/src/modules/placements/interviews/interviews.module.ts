import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { InterviewFiles } from './calendar/interview-files.service.js';
import { InterviewInvitations } from './calendar/interview-invitations.js';
import { InterviewImport } from './import/interview-import.service.js';
import { InterviewAccess } from './interview-access.js';
import { InterviewAnswers } from './interview-answers.service.js';
import { InterviewBroadcast } from './interview-broadcast.listener.js';
import { InterviewEnding } from './interview-ending.js';
import './interview-events.js';
import { InterviewListRepository } from './interview-list.repository.js';
import { InterviewList } from './interview-list.service.js';
import { InterviewNews } from './interview-news.js';
import { InterviewPairs } from './interview-pairs.js';
import { InterviewPlanning } from './interview-planning.service.js';
import { InterviewProposal } from './interview-proposal.entity.js';
import { InterviewReportContext } from './interview-report-context.js';
import { InterviewUpkeep } from './interview-upkeep.js';
import { InterviewUpkeepRepository } from './interview-upkeep.repository.js';
import { Interview } from './interview.entity.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsRepository } from './interviews.repository.js';
import { ProposedTimes } from './proposed-times.service.js';

const planning = [InterviewAnswers, InterviewPairs, InterviewPlanning, InterviewsRepository, ProposedTimes];
const telling = [InterviewBroadcast, InterviewInvitations, InterviewNews];
const reading = [InterviewFiles, InterviewList, InterviewListRepository];
const time = [InterviewAccess, InterviewEnding, InterviewUpkeep, InterviewUpkeepRepository];

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
  providers: [...planning, ...telling, ...reading, ...time, InterviewImport, InterviewReportContext],
  exports: [InterviewAccess, InterviewImport],
})
export class InterviewsModule {}
