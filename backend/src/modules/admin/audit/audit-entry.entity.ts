import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A value before or after an action, as JSON. */
export type AuditedState = Record<string, unknown> | null;

/**
 * What an admin did. Rows are only ever added: the database refuses to change or remove one. Actor and subject
 * are known by id without a foreign key, so that the entry outlives both.
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

  /** What was done, as `subject.action`: `evidence.opened`. */
  @Column('text')
  action: string;

  @Column('text')
  subjectType: string;

  /** An id, or the name of what has none, such as a setting. */
  @Column('text')
  subjectId: string;

  /** Why, in the admin's own words. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('jsonb', { nullable: true })
  before: AuditedState;

  @Column('jsonb', { nullable: true })
  after: AuditedState;

  /** To the millisecond: positions in pages are made of it. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  recordedAt: Date;
}
