import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { NotificationEmailsService } from './notification-emails.service.js';

/**
 * Sends calendar emails for interviews, unless switched off. They ignore quiet hours, because a calendar must be
 * current; a duplicate changes nothing there.
 */
@Injectable()
export class InterviewEmailsListener {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly emails: NotificationEmailsService,
  ) {}

  @OnDomainEvent('interview.letter', 'interview-letters.pass')
  async pass({ personId, letter, attachments }: DomainEvents['interview.letter']): Promise<void> {
    const { email } = await this.preferences.channelsFor(personId, 'interviews');
    if (email) await this.emails.sendWhole(personId, 'interviews', letter, { attachments });
  }
}
