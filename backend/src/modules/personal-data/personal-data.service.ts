import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/index.js';
import { IdempotentAnswer } from '../../platform/idempotency/index.js';
import { PasswordAgain } from '../auth/index.js';
import { ErasureObstacles } from './erasure/erasure-obstacles.js';
import { Erasures } from './erasure/erasures.service.js';
import { DataExports } from './exports/data-exports.service.js';
import { obstacleWords } from './texts.js';
import { toDataExport, toErasure, type DataExportDto, type PersonalDataState } from './personal-data.dto.js';

/** What people do about their own data, and what administrators see of it. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly exports: DataExports,
    private readonly erasures: Erasures,
    private readonly obstacles: ErasureObstacles,
    private readonly passwords: PasswordAgain,
    private readonly transactions: Transactions,
    private readonly answer: IdempotentAnswer,
  ) {}

  /** With `all`, also the exports that administrators asked for. */
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

  /** Throws `export_asked_already`. */
  async askForExport(personId: string): Promise<DataExportDto> {
    return toDataExport(await this.exports.askFor(personId));
  }

  /** Throws `current_password_wrong`, `rate_limited`, `erasure_not_possible`. */
  async leave(personId: string, password: string): Promise<PersonalDataState> {
    await this.passwords.demand(personId, password, 'password');
    return this.answer.once(async () => {
      await this.obstacles.demandNone(personId);
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
