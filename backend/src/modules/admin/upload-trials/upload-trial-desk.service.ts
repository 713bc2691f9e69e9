import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { UploadTrials, type TrialUpload, type UploadTrial } from '../../media/index.js';
import { AuditLog } from '../audit/audit-log.js';

/** Administrators who try what happens to a file: that they did is written down, the file is not. */
@Injectable()
export class UploadTrialDesk {
  constructor(
    private readonly trials: UploadTrials,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async run(actorId: string, { purpose, file }: TrialUpload): Promise<UploadTrial> {
    const trial = await this.trials.run(purpose, file);
    const { detectedType, byteSize, refusal } = trial;
    const after = { purpose, detectedType, byteSize, refusedAs: refusal?.code ?? null };
    const deed = { actorId, action: 'upload.tried', subjectType: 'upload-trial', subjectId: randomUUID(), after };
    await this.transactions.run((manager) => this.audit.record(deed, manager));
    return trial;
  }
}
