import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { Mailer, type Letter, type MailAttachment } from '../../../platform/mail/index.js';
import { Accounts } from '../../auth/index.js';
import { isChosen, type KindGroup } from '../kinds/index.js';
import type { LetterWish } from '../kinds/letter-of.js';
import { UnsubscribeLinks } from '../unsubscribing/unsubscribe-links.js';

/** Writes to people about what they may switch off. Only to addresses that were proven to be theirs. */
@Injectable()
export class Letters {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailer: Mailer,
    private readonly links: UnsubscribeLinks,
    private readonly settings: Settings,
  ) {}

  /** Leaves with the manager's transaction. */
  async send(
    personId: string,
    group: KindGroup,
    { action, ...wish }: LetterWish,
    manager: EntityManager,
  ): Promise<void> {
    const url = `${this.settings.publicUrl}${action.path}`;
    await this.sendWhole(personId, group, { ...wish, action: { label: action.label, url } }, { manager });
  }

  /** A letter that another room has written. */
  async sendWhole(
    personId: string,
    group: KindGroup,
    letter: Letter,
    options: { manager?: EntityManager; attachments?: readonly MailAttachment[] },
  ): Promise<void> {
    const account = await this.accounts.find(personId);
    if (!account?.emailVerified) return;
    const ending = isChosen(group) ? { unsubscribe: this.links.footerFor({ personId, group }) } : {};
    await this.mailer.send(account.email, { ...letter, ...ending }, options);
  }
}
