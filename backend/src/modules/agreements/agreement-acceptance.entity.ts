import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AgreementVersion } from './agreement-version.entity.js';

/** A signature: who accepted which version, under which name, after their password was asked again. Never changes. */
@Entity('agreement_acceptances')
@ForeignKey(() => AgreementVersion, ['arrangementId', 'version'], ['arrangementId', 'number'])
export class AgreementAcceptance {
  @PrimaryColumn('uuid', { name: 'agreement_id' })
  arrangementId: string;

  @PrimaryColumn('integer')
  version: number;

  @PrimaryColumn('uuid')
  personId: string;

  /** As they typed it. */
  @Column('text')
  fullName: string;

  /** When it is confirmed, the people they write with shall be told that they have found someone. */
  @Column('boolean')
  tellsOthers: boolean;

  @Column('timestamptz')
  acceptedAt: Date;
}
