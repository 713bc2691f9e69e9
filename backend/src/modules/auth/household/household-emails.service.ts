import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { MailerService } from '../../../platform/email/index.js';
import { familyInSentence } from '../../../platform/sentences/index.js';
import { householdEmailTexts as texts, type HouseholdEmailFacts } from './household-email-texts.js';
import type { OpenInvitation, SeatedCoParent } from './household.repository.js';

/** Sends emails to families and their co-parents, each in the transaction of the change that it announces. */
@Injectable()
export class HouseholdEmailsService {
  constructor(
    private readonly mailer: MailerService,
    private readonly settings: Settings,
  ) {}

  async sendInvitation({ email, familyName }: OpenInvitation, token: string, manager: EntityManager): Promise<void> {
    await this.mailer.send(email, texts.invitation(this.factsFor(familyName), token), { manager });
  }

  async sendAddressTaken({ email, familyName }: OpenInvitation, manager: EntityManager): Promise<void> {
    await this.mailer.send(email, texts.addressTaken(this.factsFor(familyName)), { manager });
  }

  async sendJoined({ email }: { email: string }, name: string, manager: EntityManager): Promise<void> {
    await this.mailer.send(email, texts.joined(this.factsFor(''), name), { manager });
  }

  async sendRemoved({ email, familyName }: SeatedCoParent, manager: EntityManager): Promise<void> {
    await this.mailer.send(email, texts.removed(this.factsFor(familyName)), { manager });
  }

  async sendLeft({ email }: { email: string }, { name }: SeatedCoParent, manager: EntityManager): Promise<void> {
    await this.mailer.send(email, texts.left(this.factsFor(''), name), { manager });
  }

  private factsFor(familyName: string): HouseholdEmailFacts {
    return {
      productName: this.settings.productName,
      site: this.settings.publicUrl,
      family: familyInSentence(familyName),
    };
  }
}
