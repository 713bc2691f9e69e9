import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { Mailer, type Letter } from '../../../platform/mail/index.js';
import { Accounts } from '../../auth/index.js';
import type { KindGroup } from '../kinds/index.js';
import { UnsubscribeLinks } from '../unsubscribing/unsubscribe-links.js';

/** A letter as a kind gives it; where its button leads is a path of the product. */
export type LetterWish = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'quotes'> & {
  action: { label: string; path: string };
};

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
    const account = await this.accounts.find(personId);
    if (!account?.emailVerified) return;
    const letter: Letter = {
      ...wish,
      action: { label: action.label, url: `${this.settings.publicUrl}${action.path}` },
      unsubscribe: this.links.footerFor({ personId, group }),
    };
    await this.mailer.send(account.email, letter, { manager });
  }
}
