import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';

/** An agreement that both had signed. */
export interface SignedAgreement {
  id: string;
  /** Cancelled before the first day. */
  isCancelled: boolean;
}

/** Agreement states, without importing the agreements module. */
export interface AgreementStateSource {
  /** Cancelled before the first day. */
  isCancelled(agreementId: string, manager: EntityManager): Promise<boolean>;
  /** When both had signed; null for an agreement that is not there. */
  confirmedAt(agreementId: string, manager: EntityManager): Promise<Date | null>;
  /**
   * Other signed agreements of the same two people that one placement fee covers: those that were cancelled, and those
   * that extend this one or that it extends.
   */
  related(agreementId: string, manager: EntityManager): Promise<SignedAgreement[]>;
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

  async related(agreementId: string, manager: EntityManager): Promise<SignedAgreement[]> {
    return (await this.source?.related(agreementId, manager)) ?? [];
  }
}
