import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { isUuid } from '../../../platform/http/index.js';
import { TextSigner } from '../../../platform/tokens/index.js';
import { AuPairProfilesService } from '../au-pairs/au-pair-profiles.service.js';
import { FamilyProfilesService } from '../families/family-profiles.service.js';
import { PeopleService, type PersonCard } from '../people/people.service.js';
import type { StillLookingDto, StillLookingInput } from './still-looking.dto.js';
import { StillLookingRepository } from './still-looking.repository.js';
import { stillLookingTexts } from './texts.js';

/** Asks people who were away whether they are still looking, and takes their answers, with a link that needs no login. */
@Injectable()
export class StillLookingService {
  private readonly signer: TextSigner;

  constructor(
    private readonly questions: StillLookingRepository,
    private readonly people: PeopleService,
    private readonly families: FamilyProfilesService,
    private readonly auPairs: AuPairProfilesService,
    private readonly clock: ClockService,
    { secrets }: Settings,
  ) {
    this.signer = new TextSigner(secrets.jwtSecret, 'still looking');
  }

  /** Stores the question and returns the token of its link. */
  async ask(userId: string, askedAt: Date, manager: EntityManager): Promise<string> {
    await this.questions.ask(userId, askedAt, manager);
    return this.tokenFor(userId, askedAt);
  }

  /** The token of the link to the question that someone was asked then. */
  tokenFor(userId: string, askedAt: Date): string {
    return this.signer.sign(`${userId}.${askedAt.getTime()}`);
  }

  /** What a link is about, without changing anything. Throws `link_invalid`. */
  async look(token: string): Promise<StillLookingDto> {
    const { person, answered } = await this.assertValid(token);
    return { userType: person.userType, answered, active: person.active };
  }

  /** Keeps the profile as it is, or pauses it. Throws `link_invalid`, and `gone` if they were here since. */
  async answer({ token, stillLooking }: StillLookingInput): Promise<StillLookingDto> {
    const { person, isCurrent } = await this.assertValid(token);
    if (!isCurrent) throw new DomainError('gone', { message: stillLookingTexts.gone });
    // One that moderators hide at the moment is paused too, so that it stays hidden.
    if (!stillLooking) await this.pause(person);
    await this.questions.answer(person.id, this.clock.now());
    return { userType: person.userType, answered: true, active: person.active && stillLooking };
  }

  private async pause({ id, userType }: PersonCard): Promise<void> {
    if (userType === 'family') await this.families.setActive(id, false);
    else await this.auPairs.setActive(id, false);
  }

  private async assertValid(token: string) {
    const [userId = '', askedAt = ''] = this.signer.read(token)?.split('.') ?? [];
    const person = isUuid(userId) ? await this.people.cardOf(userId) : null;
    if (!person || person.userType === 'admin')
      throw new DomainError('link_invalid', { message: stillLookingTexts.badLink });
    const question = await this.questions.find(userId);
    const isCurrent = question?.askedAt.getTime() === Number(askedAt);
    return { person, isCurrent, answered: !isCurrent || question?.answeredAt !== null };
  }
}
