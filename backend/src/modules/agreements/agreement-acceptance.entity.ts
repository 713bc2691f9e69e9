import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AgreementVersion } from './agreement-version.entity.js';

/** A signature: who accepted which version, and under which name. Signing requires the password. Never changes. */
@Entity('agreement_acceptances')
@ForeignKey(() => AgreementVersion, ['agreementId', 'version'], ['agreementId', 'number'])
export class AgreementAcceptance {
  @PrimaryColumn('uuid')
  agreementId: string;

  @PrimaryColumn('integer')
  version: number;

  @PrimaryColumn('uuid')
  personId: string;

  /** As they typed it. */
  @Column('text')
  fullName: string;

  /** Whether their other conversation partners are notified when the agreement is confirmed. */
  @Column('boolean')
  tellsOthers: boolean;

  @Column('timestamptz')
  acceptedAt: Date;
}
