import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { ContactEntry } from './contact-entry.entity.js';
import { ContactImportService } from './contact-import.service.js';
import { ContactInboxRepository } from './contact-inbox.repository.js';
import { ContactInboxService } from './contact-inbox.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactReadingService } from './contact-reading.service.js';

/** The contact form and its inbox. */
@Module({
  imports: [AuthModule, ProfilesModule, TypeOrmModule.forFeature([ContactEntry, ContactMessage])],
  controllers: [ContactMessagesController],
  providers: [
    ContactImportService,
    ContactInboxService,
    ContactInboxRepository,
    ContactMessagesService,
    ContactMessagesRepository,
    ContactReadingService,
  ],
  exports: [ContactImportService, ContactInboxService, ContactReadingService],
})
export class ContactModule {}
