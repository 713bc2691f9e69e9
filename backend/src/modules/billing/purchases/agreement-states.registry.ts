import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';

/** Agreement states, without importing the agreements module. */
export interface AgreementStateSource {
  /** Cancelled before the first day. */
  isCancelled(agreementId: string, manager: EntityManager): Promise<boolean>;
}

/** The agreements module registers itself here, in `onModuleInit`. */
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
