import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Agreement } from './agreement.entity.js';

/** Terms that a person is still writing, visible only to them: a first draft, or a counter-proposal. */
@Entity('agreement_drafts')
export class AgreementDraft {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Agreement, { onDelete: 'CASCADE' })
  agreementId: string;

  @PrimaryColumn('uuid')
  authorId: string;

  /** The form's values as typed, unchecked. */
  @Column('jsonb')
  terms: Record<string, unknown>;

  @Column('timestamptz')
  updatedAt: Date;
}
