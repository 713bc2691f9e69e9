import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How the error was caught in the browser. */
export const BROWSER_ERROR_KINDS = ['uncaught', 'rejection', 'render', 'hydration', 'start'] as const;
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number];

/** A grouped browser error. It contains no personal data. */
@Entity('browser_errors')
@Index('browser_errors_fingerprint_key', ['fingerprint'], { unique: true })
@Index('browser_errors_last_seen_at_idx', ['lastSeenAt', 'id'])
export class BrowserError {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** A hash of the message and the stack, without parts that change between releases. */
  @Column('bytea')
  fingerprint: Buffer;

  @Column('text')
  kind: BrowserErrorKind;

  @Column('text')
  message: string;

  @Column('text')
  stack: string;

  /** The page where it last occurred, without ids. */
  @Column('text')
  page: string;

  @Column('text')
  browser: string;

  /** The build of the website. */
  @Column('text')
  release: string;

  /** Page loads with this error. */
  @Column('integer')
  count: number;

  @Column({ type: 'timestamptz', precision: 3 })
  firstSeenAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  lastSeenAt: Date;

  /** Null again if it recurs. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  resolvedAt: Date | null;
}
