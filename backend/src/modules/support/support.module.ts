import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { BillingModule } from '../billing/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { PlacementCareListener } from './placement-care.listener.js';
import { SupportAdminService } from './support-admin.service.js';
import { SupportMessage } from './support-message.entity.js';
import { SupportNote } from './support-note.entity.js';
import { SupportRequest } from './support-request.entity.js';
import { SupportRequestsController } from './support-requests.controller.js';
import { SupportRequestsRepository } from './support-requests.repository.js';
import { SupportRequestsService } from './support-requests.service.js';
import { supportPersonalData } from './support.personal-data.js';

/** Support requests of members. */
@Module({
  imports: [BillingModule, ProfilesModule, TypeOrmModule.forFeature([SupportMessage, SupportNote, SupportRequest])],
  controllers: [SupportRequestsController],
  providers: [PlacementCareListener, SupportAdminService, SupportRequestsRepository, SupportRequestsService],
  exports: [SupportAdminService, SupportRequestsService],
})
export class SupportModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(supportPersonalData);
  }
}
