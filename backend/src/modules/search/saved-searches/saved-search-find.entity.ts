import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SavedSearch } from './saved-search.entity.js';

/** A person found by a saved search: once, so that no one is announced twice. */
@Entity('saved_search_finds')
@Index(['savedSearchId', 'foundAt'])
export class SavedSearchFind {
  @PrimaryColumn('uuid')
  @ForeignKey(() => SavedSearch, { onDelete: 'CASCADE' })
  savedSearchId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  /** Null for those found when the search was saved. */
  @Index()
  @Column('timestamptz', { nullable: true })
  foundAt: Date | null;

  /** Whether the owner has been shown this person as new. */
  @Column('boolean', { default: false })
  seen: boolean;
}
