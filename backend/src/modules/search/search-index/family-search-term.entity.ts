import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A family in one of its search lists, with every column that a search compares: see
 * docs/decisions/0015-how-a-search-stays-bounded.md. Derived from the profile; `npm run reindex-search` writes it
 * again. The two indexes cover every column, in the orders "newest" and "soonest".
 */
@Entity('family_search_terms')
@Index('family_search_terms_newest_idx', { synchronize: false })
@Index('family_search_terms_soonest_idx', { synchronize: false })
export class FamilySearchTerm {
  @PrimaryColumn('uuid')
  @ForeignKey('FamilyProfile', { onDelete: 'CASCADE' })
  userId: string;

  /** See terms.ts. */
  @PrimaryColumn('integer')
  term: number;

  /** Unix seconds. */
  @Column('integer')
  created: number;

  /** Days since 1970-01-01; 0 is now, 2147483647 not known. */
  @Column('integer')
  starts: number;

  /** Bits of facts/location-bits.ts. */
  @Column('integer')
  places: number;

  /** Bits of facts/traits.ts. */
  @Column('integer')
  traits: number;

  @Column('smallint')
  children: number;

  /** Age of the youngest child in years. */
  @Column('smallint', { nullable: true })
  youngest: number | null;

  /** Months. */
  @Column('smallint', { nullable: true })
  stayMin: number | null;

  @Column('smallint', { nullable: true })
  stayMax: number | null;

  /** A week. */
  @Column('smallint')
  hours: number;

  /** Language codes as numbers: facts/codes.ts. */
  @Column('smallint', { array: true })
  languages: number[];

  /** Days off a week. */
  @Column('smallint', { nullable: true })
  daysOff: number | null;

  /** Bits of facts/deal-breakers.ts. */
  @Column('integer', { default: 0 })
  refuses: number;

  @Column('smallint', { nullable: true })
  leastHours: number | null;

  @Column('smallint', { nullable: true })
  leastAge: number | null;

  @Column('smallint', { nullable: true })
  mostAge: number | null;
}
