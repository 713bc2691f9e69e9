import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** Two people who are hidden from each other: a row for each direction, so that both are found by key. */
@Entity('user_blocks_effective')
@Check('user_blocks_effective_others_check', `"viewer_id" <> "hidden_id"`)
export class EffectiveBlock {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  viewerId: string;

  @Index()
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  hiddenId: string;
}
