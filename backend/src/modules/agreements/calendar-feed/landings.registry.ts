import { Injectable } from '@nestjs/common';

/** The landing of an au pair on the way to a placement. */
export interface Landing {
  agreementId: string;
  partnerId: string;
  /** Whether the person of the feed is the family. */
  isFamily: boolean;
  flightNumber: string;
  airport: string;
  /** IANA name. */
  timeZone: string;
  at: Date;
  /** Rises with every change of the flight. */
  version: number;
}

/** Up to a few hundred landings of a person since a moment, of placements that were not cancelled. */
type LandingSource = (personId: string, since: Date) => Promise<Landing[]>;

/** The module that knows the flights registers here when it starts. */
@Injectable()
export class LandingsRegistry {
  private source: LandingSource = () => Promise.resolve([]);

  register(source: LandingSource): void {
    this.source = source;
  }

  ofPerson(personId: string, since: Date): Promise<Landing[]> {
    return this.source(personId, since);
  }
}
