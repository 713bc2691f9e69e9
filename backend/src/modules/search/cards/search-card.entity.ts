import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * A stored card, without what changes daily or by viewer. Written with the search index; a change of its sources
 * deletes it, and a missing card is created from the profile.
 */
@Entity('search_cards')
export class SearchCard {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  userId: string;

  /** `CARDS_VERSION` of the release that wrote it. */
  @Column('smallint')
  version: number;

  /** JSON: for everyone. */
  @Column('text')
  body: string;

  /** JSON: the version for visitors. */
  @Column('text')
  visitor: string;

  /** JSON: the version for members who may open profile pages. */
  @Column('text')
  member: string;

  @Column('uuid', { nullable: true })
  photo: string | null;
}
