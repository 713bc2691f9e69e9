import { Check, Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** A co-parent: an account without a profile that acts for a family. One for each family. */
@Entity('household_members')
@Check('household_members_other_check', `"account_id" <> "family_id"`)
export class HouseholdMember {
  @PrimaryColumn('uuid')
  accountId: string;

  @OneToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'household_members_account_id_fkey' })
  account: Relation<Account>;

  @Column('uuid', { unique: true })
  familyId: string;

  @OneToOne(() => Account, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'household_members_family_id_fkey' })
  family: Relation<Account>;

  /** As messages show it. */
  @Column('text')
  name: string;

  @CreateDateColumn({ type: 'timestamptz' })
  joinedAt: Date;
}
