import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { assertNoProblems, DomainError, invalidField, type FieldMessages } from '../../platform/errors/index.js';
import { OutboxService } from '../../platform/events/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { regionFacts, type Region } from '../country/index.js';
import { FairPayService } from '../fair-pay/index.js';
import { PlacementWishesService, type FamilyPlacementWishes } from '../profiles/index.js';
import { ApplicationClosingService } from './application-closing.service.js';
import { daysAfter } from './answer-deadlines.js';
import { messages } from './texts.js';
import './job-listing-events.js';
import { toJobListing, type OwnJobListing, type JobListingInput } from './job-listing.dto.js';
import type { JobListing, JobListingState } from './job-listing.entity.js';
import { JobListingsRepository } from './job-listings.repository.js';

const FURTHEST_DAYS = 731;

/** A family's own job listing: written, paused, filled. */
@Injectable()
export class OwnJobListingService {
  constructor(
    private readonly jobListings: JobListingsRepository,
    private readonly wishes: PlacementWishesService,
    private readonly pay: FairPayService,
    private readonly closing: ApplicationClosingService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** The listing, or values from the profile for a new one. Throws `wrong_role` and `profile_incomplete`. */
  async read(family: Identity): Promise<OwnJobListing> {
    const wishes = await this.wishesOf(family);
    const jobListing = await this.jobListings.findUnfilled(family.userId);
    return {
      jobListing: jobListing && toJobListing(jobListing),
      proposal: {
        startsOn: wishes.from,
        monthsMin: wishes.monthsMin && Math.min(wishes.monthsMin, 24),
        monthsMax: wishes.monthsMax && Math.min(wishes.monthsMax, 24),
        children: wishes.children,
        hoursPerWeek: wishes.hoursPerWeek,
        room: wishes.accommodation.slice(0, 300),
        carAvailable: wishes.carAvailable,
      },
      currency: regionFacts(wishes.region).currency,
      payFloor: await this.pay.hourlyFloor(wishes.region, jobListing?.startsOn ?? wishes.from),
    };
  }

  /** Publishes or changes the listing. Also throws `validation_failed`. */
  async save(family: Identity, { currency, ...input }: JobListingInput): Promise<OwnJobListing> {
    const { region, city } = await this.wishesOf(family);
    const now = this.clock.now();
    if (currency && currency !== regionFacts(region).currency)
      throw invalidField('payMinCents', messages.moved(regionFacts(region)));
    assertNoProblems(problemsOf(input, now));
    const content = { ...input, region, city: city?.slug ?? null, changedAt: now };
    await this.transactions.run(async (manager) => {
      const jobListing = await this.jobListings.lockUnfilled(family.userId, manager);
      if (jobListing) await this.jobListings.update(jobListing.id, content, manager);
      else await this.jobListings.insert({ ...content, familyId: family.userId, publishedAt: now }, manager);
      await this.outbox.add(manager, 'place.published', { familyId: family.userId });
    });
    return this.read(family);
  }

  /**
   * Filled is final: applicants are notified, and the family may publish another one. Also throws `not_found`, and
   * `validation_failed` if it would open a listing with pay in the currency of a country that the family has left.
   */
  async setState(family: Identity, state: JobListingState): Promise<OwnJobListing> {
    const { region } = await this.wishesOf(family);
    await this.transactions.run(async (manager) => {
      const jobListing = await this.jobListings.lockUnfilled(family.userId, manager);
      if (!jobListing) throw new DomainError('not_found');
      if (state === 'open') assertLivesThere(jobListing, region);
      await this.jobListings.update(jobListing.id, { state, changedAt: this.clock.now() }, manager);
      if (state === 'filled') await this.closing.closeAllFor(jobListing.id, manager);
    });
    return this.read(family);
  }

  /** The city of the listing is that of the profile, in the transaction that changes it. */
  async follow(manager: EntityManager, familyId: string, role: 'family' | 'aupair'): Promise<void> {
    const wishes = role === 'family' ? await this.wishes.ofFamily(familyId) : null;
    if (wishes) await this.jobListings.follow(familyId, wishes.region, wishes.city?.slug ?? null, manager);
  }

  private async wishesOf({ userId, userType }: Identity): Promise<FamilyPlacementWishes> {
    if (userType !== 'family') throw new DomainError('wrong_role');
    const wishes = await this.wishes.ofFamily(userId);
    if (!wishes) throw new DomainError('profile_incomplete');
    return wishes;
  }
}

function assertLivesThere(jobListing: JobListing, region: Region): void {
  if (jobListing.region === region) return;
  const message = messages.moved(regionFacts(region));
  throw new DomainError('validation_failed', { message, fields: { state: [message] } });
}

function problemsOf(jobListing: Omit<JobListingInput, 'currency'>, now: Date): FieldMessages {
  const today = now.toISOString().slice(0, 10);
  // Allows yesterday, because it may still be yesterday elsewhere.
  const earliest = daysAfter(new Date(`${today}T00:00:00Z`), -1)
    .toISOString()
    .slice(0, 10);
  const furthest = daysAfter(now, FURTHEST_DAYS).toISOString().slice(0, 10);
  const { startsOn, monthsOrder, payOrder } = messages.fields;
  return {
    ...(jobListing.startsOn < earliest ? { startsOn: [startsOn.past] } : {}),
    ...(jobListing.startsOn > furthest ? { startsOn: [startsOn.far] } : {}),
    ...(jobListing.monthsMax < jobListing.monthsMin ? { monthsMax: [monthsOrder] } : {}),
    ...(jobListing.payMaxCents < jobListing.payMinCents ? { payMaxCents: [payOrder] } : {}),
  };
}
