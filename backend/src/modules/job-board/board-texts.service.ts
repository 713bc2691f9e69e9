import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type DomainEvents } from '../../platform/events/index.js';
import { ProfileTextsService } from '../profiles/index.js';
import { ProfileScreeningListener } from '../safety/index.js';
import { ApplicationsRepository } from './applications.repository.js';
import './job-listing-events.js';
import { JobListingsRepository } from './job-listings.repository.js';

/** Submits texts on the job board to the scam rules and moderators, together with the profile. */
@Injectable()
export class BoardTextsService {
  constructor(
    private readonly jobListings: JobListingsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly screening: ProfileScreeningListener,
    texts: ProfileTextsService,
  ) {
    texts.register((userId) => this.of(userId));
  }

  @OnDomainEvent('place.published', 'board-texts.read-place')
  async readJobListing({ familyId }: DomainEvents['place.published']): Promise<void> {
    await this.screening.read({ userId: familyId });
  }

  @OnDomainEvent('application.received', 'board-texts.read-note')
  async readNote({ byId }: DomainEvents['application.received']): Promise<void> {
    await this.screening.read({ userId: byId });
  }

  private async of(userId: string): Promise<Record<string, string>> {
    const [jobListing, notes] = await Promise.all([
      this.jobListings.findUnfilled(userId),
      this.applications.openNotesOf(userId),
    ]);
    return {
      ...(jobListing && { place: jobListing.text, placeDuties: jobListing.duties, placeRoom: jobListing.room }),
      ...(notes.length > 0 && { applicationNotes: notes.join('\n\n') }),
    };
  }
}
