import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { ContactEntry } from './contact-entry.entity.js';
import { ContactImport } from './contact-import.js';
import { ContactInboxRepository } from './contact-inbox.repository.js';
import { ContactInbox } from './contact-inbox.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactMessages } from './contact-messages.service.js';
import { ContactReading } from './contact-reading.service.js';

/** An ear for everybody, and the inbox in which we answer. */
@Module({
  imports: [AuthModule, ProfilesModule, TypeOrmModule.forFeature([ContactEntry, ContactMessage])],
  controllers: [ContactMessagesController],
  providers: [
    ContactImport,
    ContactInbox,
    ContactInboxRepository,
    ContactMessages,
    ContactMessagesRepository,
    ContactReading,
  ],
  exports: [ContactImport, ContactInbox, ContactReading],
})
export class ContactModule {}
