import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { IdempotentAnswerService } from '../../platform/idempotency/index.js';
import { PasswordPromptService } from '../auth/index.js';
import { ErasureObstaclesService } from './erasure/erasure-obstacles.service.js';
import { ErasureRequestsService } from './erasure/erasure-requests.service.js';
import { DataExportsService } from './exports/data-exports.service.js';
import { obstacleWords } from './texts.js';
import { toDataExport, toErasure, type DataExportDto, type PersonalDataState } from './personal-data.dto.js';

/** A person's own data requests, also as seen by admins. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly exports: DataExportsService,
    private readonly erasures: ErasureRequestsService,
    private readonly obstacles: ErasureObstaclesService,
    private readonly passwords: PasswordPromptService,
    private readonly transactions: TransactionsService,
    private readonly answer: IdempotentAnswerService,
  ) {}

  /** With `all`, also the exports that admins requested. */
  async stateOf(personId: string, all = false): Promise<PersonalDataState> {
    const [exports, erasure, obstacles] = await Promise.all([
      this.exports.listOf(personId, all),
      this.erasures.find(personId),
      this.obstacles.of(personId),
    ]);
    return {
      exports: exports.map(toDataExport),
      erasure: erasure && toErasure(erasure),
      obstacles: obstacles.map((code) => ({ code, words: obstacleWords[code] })),
    };
  }

  /** Throws `export_already_requested`. */
  async askForExport(personId: string): Promise<DataExportDto> {
    return toDataExport(await this.exports.askFor(personId));
  }

  /** Throws `current_password_wrong`, `rate_limited`, `erasure_not_possible`. */
  async leave(personId: string, password: string): Promise<PersonalDataState> {
    await this.passwords.assertCorrect(personId, password, 'password');
    return this.answer.once(async () => {
      await this.obstacles.assertNone(personId);
      await this.transactions.run((manager) =>
        this.erasures.plan({ accountId: personId, askedBy: personId, atOnce: false }, manager),
      );
      return this.stateOf(personId);
    });
  }

  async stay(personId: string): Promise<PersonalDataState> {
    await this.erasures.stay(personId);
    return this.stateOf(personId);
  }
}
