import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { InterviewAccess } from './interview-access.js';
import './interview-events.js';
import { InterviewProposal } from './interview-proposal.entity.js';
import { Interview } from './interview.entity.js';
import { InterviewsRepository } from './interviews.repository.js';

/** Video interviews: proposed, agreed, moved, reminded of. The room itself is `calls`. */
@Module({
  imports: [TypeOrmModule.forFeature([Interview, InterviewProposal]), AuthModule, MessagingModule, ProfilesModule],
  providers: [InterviewAccess, InterviewsRepository],
  exports: [InterviewAccess],
})
export class InterviewsModule {}
