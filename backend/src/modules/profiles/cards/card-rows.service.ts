import { Injectable } from '@nestjs/common';
import { CardRowsRepository, type AuPairCardRow, type FamilyCardRow } from './card-rows.repository.js';

/** Card data, for any number of people at once. */
@Injectable()
export class CardRowsService {
  constructor(private readonly rows: CardRowsRepository) {}

  /** Reads the `ids` who can still be found, in any order. */
  auPairs(ids: readonly string[]): Promise<AuPairCardRow[]> {
    return this.rows.auPairs(ids);
  }

  families(ids: readonly string[]): Promise<FamilyCardRow[]> {
    return this.rows.families(ids);
  }
}
