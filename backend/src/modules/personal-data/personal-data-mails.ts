import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { Mailer, type Letter } from '../../platform/mail/index.js';
import { Accounts } from '../auth/index.js';
import type { DataExport } from './exports/data-export.entity.js';
import { inDays } from './messages.js';

/** Writes to people about copies of their data and about leaving. Mails leave with the transaction. */
@Injectable()
export class PersonalDataMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** To whoever asked for it; the file itself is only given out signed in. */
  async exportReady({ personId, askedBy }: DataExport, until: Date, manager: EntityManager): Promise<void> {
    const own = personId === askedBy;
    const { publicUrl, productName } = this.settings;
    await this.tell(
      askedBy,
      {
        subject: own ? `The copy of your data from ${productName} is ready` : 'An export you asked for is ready',
        preview: `It can be fetched until ${inDays(until)}.`,
        heading: own ? 'Your data is ready' : 'The export is ready',
        paragraphs: [`It can be fetched, signed in, until ${inDays(until)}. After that we delete it.`],
        action: own
          ? { label: 'Fetch it', url: `${publicUrl}/account#your-data` }
          : { label: 'Fetch it', url: `${publicUrl}/admin/users/${personId}` },
        ...(own && { afterAction: ['If you did not ask for it, choose a new password now.'] }),
      },
      manager,
    );
  }

  async leaving(accountId: string, dueAt: Date, byOneself: boolean, manager: EntityManager): Promise<void> {
    const { publicUrl, productName } = this.settings;
    await this.tell(
      accountId,
      {
        subject: `Your ${productName} account will be erased on ${inDays(dueAt)}`,
        preview: 'Log in before that day if you want to stay.',
        heading: 'Your account will be erased',
        paragraphs: [
          byOneself
            ? `You asked us to erase your account. That happens on ${inDays(dueAt)}. Until then nobody finds your profile.`
            : `We erase your account on ${inDays(dueAt)}. Until then nobody finds your profile. If you think this is a mistake, answer this mail.`,
        ],
        ...(byOneself && {
          action: { label: 'I want to stay', url: `${publicUrl}/account#your-data` },
          afterAction: ['Log in before that day and choose to stay, and everything is as it was.'],
        }),
      },
      manager,
    );
  }

  async staying(accountId: string, manager: EntityManager): Promise<void> {
    await this.tell(
      accountId,
      {
        subject: `You stay at ${this.settings.productName}`,
        preview: 'Nothing was erased.',
        heading: 'Good that you stay',
        paragraphs: ['Your account will not be erased. Everything is as it was.'],
      },
      manager,
    );
  }

  /** The last mail, to an address that is not known here any more. */
  async erased(email: string, manager: EntityManager): Promise<void> {
    const { productName } = this.settings;
    const letter: Letter = {
      subject: `Your ${productName} account is erased`,
      preview: 'Your profile, photos, papers and sign-in are gone.',
      heading: 'Your account is erased',
      paragraphs: [
        'Your profile, your photos, your papers and your sign-in are gone. People you wrote with keep the conversation, from “A former member”.',
        'What the law makes us keep, such as invoices and signed agreements, stays without your name where that is possible. Backups forget you after 35 days at most.',
      ],
    };
    await this.mailer.send(email, letter, { manager });
  }

  private async tell(accountId: string, letter: Letter, manager: EntityManager): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account) await this.mailer.send(account.email, letter, { manager });
  }
}
