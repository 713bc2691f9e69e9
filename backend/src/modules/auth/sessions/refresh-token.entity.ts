import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from './session.entity.js';

/** One link in a session's chain of refresh tokens. The token itself is never stored. */
@Entity('refresh_tokens')
@Index(['sessionId'])
export class RefreshToken {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sessionId: string;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  session: Relation<Session>;

  /** SHA-256 of the token. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  /** The token that replaced this one, and when. */
  @Column('uuid', { nullable: true })
  childId: string | null;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** Its answer was lost on the way and another child was given instead; seeing it again means someone kept it. */
  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
