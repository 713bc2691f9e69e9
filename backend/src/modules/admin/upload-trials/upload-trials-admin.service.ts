import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { UploadTrialsService, type TrialUpload, type UploadTrial } from '../../media/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

/** Admins test how an uploaded file is processed; the audit log records the test, and the file is not stored. */
@Injectable()
export class UploadTrialsAdminService {
  constructor(
    private readonly trials: UploadTrialsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async run(actorId: string, { purpose, file }: TrialUpload): Promise<UploadTrial> {
    const trial = await this.trials.run(purpose, file);
    const { detectedType, byteSize, refusal } = trial;
    const after = { purpose, detectedType, byteSize, refusedAs: refusal?.code ?? null };
    const entry = { actorId, action: 'upload.tried', subjectType: 'upload-trial', subjectId: randomUUID(), after };
    await this.transactions.run((manager) => this.audit.record(entry, manager));
    return trial;
  }
}
