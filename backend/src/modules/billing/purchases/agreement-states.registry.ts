import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';

/** Agreement states, without importing the agreements module. */
export interface AgreementStateSource {
  /** Cancelled before the first day. */
  isCancelled(agreementId: string, manager: EntityManager): Promise<boolean>;
  /** When both had signed; null for an agreement that is not there. */
  confirmedAt(agreementId: string, manager: EntityManager): Promise<Date | null>;
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

  async confirmedAt(agreementId: string, manager: EntityManager): Promise<Date | null> {
    return (await this.source?.confirmedAt(agreementId, manager)) ?? null;
  }
}
