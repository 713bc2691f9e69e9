import { Injectable } from '@nestjs/common';
import { isDay } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Region } from '../../country/index.js';
import { AuPairProfileRepository } from '../au-pairs/au-pair-profile.repository.js';
import type { AuPairProfile } from '../au-pairs/au-pair-profile.entity.js';
import { ProfileDraftRepository } from '../drafts/profile-draft.repository.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { dayOfMoment, NOW, parseDay, type Day } from './day.js';
import { placesIn, placesOfAuPair } from './location-bits.js';
import { visaFactsOf, type VisaFacts } from './visa.js';

/** Visa facts that an au pair has saved or typed. */
export interface OwnVisaFacts {
  facts: VisaFacts;
  /** Where they want to go. */
  regions: Region[];
  /** `NOW` for at once; null where their words name no day. */
  freeFrom: Day | null;
}

type FormAnswers = Partial<Record<keyof AuPairProfile, unknown>>;

/** A person's own visa facts, from the profile or the form. */
@Injectable()
export class OwnVisaFactsService {
  constructor(
    private readonly auPairs: AuPairProfileRepository,
    private readonly drafts: ProfileDraftRepository,
    private readonly profiles: ProfileRepository,
    private readonly clock: ClockService,
  ) {}

  /**
   * `typed`: the form takes precedence over the saved profile. Throws `profile_missing` and, for a family,
   * `wrong_role`.
   */
  async of(userId: string, typed: boolean): Promise<OwnVisaFacts> {
    const person = await this.profiles.findById(userId);
    if (!person) throw new DomainError('profile_missing');
    if (person.userType !== 'aupair') throw new DomainError('wrong_role');
    const [saved, draft] = await Promise.all([
      this.auPairs.findById(userId),
      typed ? this.drafts.find(userId) : Promise.resolve(null),
    ]);
    const answers: FormAnswers = { ...saved, ...draft?.data };
    const { region } = person;
    return {
      facts: visaFactsOf({
        region,
        nationality: textOf(answers.nationality) ?? '',
        age: numberOf(answers.age),
        visaStatus: textOf(answers.visaStatus),
        isAlreadyInCountry: answers.isAlreadyInCountry === true,
        bornOn: dayIn(answers.bornOn),
        visaBeganOn: dayIn(answers.visaBeganOn),
        australianVisas: numberOf(answers.australianVisas),
        newZealandVisas: numberOf(answers.newZealandVisas),
      }),
      regions: [...placesIn(placesOfAuPair(textOf(answers.preferredLocation), region)).regions],
      freeFrom: this.freeFrom(textOf(answers.availabilityDate)),
    };
  }

  private freeFrom(text: string | null): Day | null {
    const today = dayOfMoment(this.clock.now());
    const day = text === null ? null : parseDay(text, today);
    return day !== null && day <= today ? NOW : day;
  }
}

/** A form may hold anything. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);
const dayIn = (value: unknown): string | null => (typeof value === 'string' && isDay(value) ? value : null);
