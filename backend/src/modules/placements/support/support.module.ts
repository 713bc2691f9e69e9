import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { PlacementCare } from './placement-care.listener.js';
import { SupportDesk } from './support-desk.service.js';
import { SupportMessage } from './support-message.entity.js';
import { SupportNote } from './support-note.entity.js';
import { SupportRequest } from './support-request.entity.js';
import { SupportRequestsController } from './support-requests.controller.js';
import { SupportRequestsRepository } from './support-requests.repository.js';
import { SupportRequests } from './support-requests.service.js';

/** Members ask us for help, and follow what becomes of it. */
@Module({
  imports: [BillingModule, ProfilesModule, TypeOrmModule.forFeature([SupportMessage, SupportNote, SupportRequest])],
  controllers: [SupportRequestsController],
  providers: [PlacementCare, SupportDesk, SupportRequests, SupportRequestsRepository],
  exports: [SupportDesk, SupportRequests],
})
export class SupportModule {}
