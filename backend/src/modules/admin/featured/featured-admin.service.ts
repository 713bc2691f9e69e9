import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { FeaturedChoice, type FeaturedFamiliesDto, type FeaturedFamiliesInput } from '../../profiles/index.js';
import { AuditLog } from '../audit/audit-log.js';

/** Administrators choose which families stand first; who chose whom is kept. */
@Injectable()
export class FeaturedAdmin {
  constructor(
    private readonly choice: FeaturedChoice,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /** Throws as `FeaturedChoice.change`. */
  async change(actorId: string, place: string, input: FeaturedFamiliesInput): Promise<FeaturedFamiliesDto> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await this.choice.change(place, input, manager);
      const deed = { actorId, action: 'featured-families.chosen', subjectType: 'featured-families', subjectId: place };
      await this.audit.record({ ...deed, before: { families: before }, after: { families: after } }, manager);
    });
    return this.choice.of(place);
  }
}
