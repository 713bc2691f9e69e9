import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { Preferences } from '../preferences/preferences.service.js';
import { Letters } from './letters.js';

/**
 * Sends the letters that bring an agreed time into a calendar: to those who want mails about interviews. They wait for
 * no morning, because a calendar has to be right at night too; twice the same one changes nothing there.
 */
@Injectable()
export class InterviewLetters {
  constructor(
    private readonly preferences: Preferences,
    private readonly letters: Letters,
  ) {}

  @OnDomainEvent('interview.letter', 'interview-letters.pass')
  async pass({ personId, letter, attachments }: DomainEvents['interview.letter']): Promise<void> {
    const { email } = await this.preferences.channelsFor(personId, 'interviews');
    if (email) await this.letters.sendWhole(personId, 'interviews', letter, { attachments });
  }
}
