import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';

/** What this module must know of agreements without importing their module. */
export interface AgreementStateSource {
  /** Cancelled before the first day. */
  isCancelled(agreementId: string, manager: EntityManager): Promise<boolean>;
}

/** The module of agreements registers itself here, in `onModuleInit`. */
@Injectable()
export class AgreementStatesRegistry {
  private source: AgreementStateSource | undefined;

  register(source: AgreementStateSource): void {
    this.source = source;
  }

  async isCancelled(agreementId: string, manager: EntityManager): Promise<boolean> {
    return (await this.source?.isCancelled(agreementId, manager)) ?? false;
  }
}
