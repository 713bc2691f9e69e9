import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A value before or after an action, as JSON. */
export type AuditedState = Record<string, unknown> | null;

/**
 * An action of an admin. Append-only: the database rejects changes and deletions. Actor and subject have no foreign
 * keys, so that entries outlive both.
 */
@Entity('audit_entries')
@Index(['subjectType', 'subjectId', 'recordedAt', 'id'])
@Index(['recordedAt', 'id'])
@Index('audit_entries_actor_id_idx', ['actorId', 'recordedAt', 'id'])
@Index('audit_entries_action_idx', ['action', 'recordedAt', 'id'])
@Index('audit_entries_subject_type_idx', ['subjectType', 'recordedAt', 'id'])
@Index('audit_entries_actor_action_idx', ['actorId', 'action', 'recordedAt', 'id'])
@Index('audit_entries_actor_subject_type_idx', ['actorId', 'subjectType', 'recordedAt', 'id'])
@Index('audit_entries_action_subject_type_idx', ['action', 'subjectType', 'recordedAt', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  actorId: string;

  /** The action, as `subject.action`: `evidence.opened`. */
  @Column('text')
  action: string;

  @Column('text')
  subjectType: string;

  /** An id, or the name of a subject without an id, such as a setting. */
  @Column('text')
  subjectId: string;

  /** The admin's reason. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('jsonb', { nullable: true })
  before: AuditedState;

  @Column('jsonb', { nullable: true })
  after: AuditedState;

  /** In milliseconds, because page cursors contain it. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  recordedAt: Date;
}
