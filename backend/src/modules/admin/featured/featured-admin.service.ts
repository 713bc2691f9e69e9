import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { FeaturedChoiceService, type FeaturedFamiliesDto, type FeaturedFamiliesInput } from '../../search/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Admins choose the featured families; the audit log records who chose whom. */
@Injectable()
export class FeaturedAdminService {
  constructor(
    private readonly choice: FeaturedChoiceService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws as `FeaturedChoiceService.change`. */
  async change(actorId: string, place: string, input: FeaturedFamiliesInput): Promise<FeaturedFamiliesDto> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await this.choice.change(place, input, manager);
      const entry = { actorId, action: 'featured-families.chosen', subjectType: 'featured-families', subjectId: place };
      await this.audit.record({ ...entry, before: { families: before }, after: { families: after } }, manager);
    });
    return this.choice.of(place);
  }
}
