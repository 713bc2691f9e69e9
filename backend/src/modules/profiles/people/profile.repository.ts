import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { Profile } from './profile.entity.js';

type NewProfile = Pick<Profile, 'id' | 'username' | 'email' | 'userType' | 'region'> &
  Partial<Pick<Profile, 'timeZone'>>;
type ProfileChanges = Partial<
  Pick<Profile, 'email' | 'region' | 'phoneNumber' | 'allowWhatsApp' | 'timeZone' | 'hasCompletedProfile'>
>;

/** Facts that decide how much of others a person may see. */
interface Reader {
  isAdmin: boolean;
  emailVerified: boolean;
  hasCompletedProfile: boolean;
}

interface RoleProfileFacts {
  place: string | null;
  active: boolean;
}

@Injectable()
export class ProfileRepository {
  constructor(
    @InjectRepository(Profile) private readonly profiles: Repository<Profile>,
    private readonly sql: PreparedSqlService,
  ) {}

  async findById(id: string, manager: EntityManager = this.profiles.manager): Promise<Profile | null> {
    return manager.findOneBy(Profile, { id });
  }

  /** Null where there is no such account. */
  async findReader(id: string): Promise<Reader | null> {
    const [row] = await this.sql.rows<Reader>(
      'reader',
      `SELECT account.user_type = 'admin' AS "isAdmin", account.email_verified_at IS NOT NULL AS "emailVerified",
         coalesce(person.has_completed_profile, false) AS "hasCompletedProfile"
       FROM account_identities AS account LEFT JOIN profiles AS person ON person.id = account.id WHERE account.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Locks the person until commit, without blocking rows that reference them. */
  async lockLightly(id: string, manager: EntityManager): Promise<Profile | null> {
    return manager.findOne(Profile, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** Locks the profile until commit, so that saves of one person run one after the other. */
  async lock(id: string, manager: EntityManager): Promise<Profile | null> {
    return manager.findOne(Profile, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** False if the person already has a profile, which stays unchanged. */
  async insertIfAbsent(profile: NewProfile, manager: EntityManager = this.profiles.manager): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(Profile)
      .values(profile)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  async update(id: string, changes: ProfileChanges, manager: EntityManager): Promise<void> {
    await manager.update(Profile, id, changes);
  }

  /** The location of the role profile, and whether it is visible; null before it is saved. */
  async findRoleProfile(id: string, manager: EntityManager = this.profiles.manager): Promise<RoleProfileFacts | null> {
    const [row] = await manager.query<RoleProfileFacts[]>(
      `SELECT location AS place, active FROM family_profiles WHERE id = $1
       UNION ALL SELECT preferred_location, active FROM au_pair_profiles WHERE id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** The role for which the person has a profile or a draft; null without one. */
  async writtenRole(id: string, manager: EntityManager = this.profiles.manager): Promise<UserType | null> {
    const [row] = await manager.query<{ role: UserType }[]>(
      `SELECT 'family' AS role FROM family_profiles WHERE id = $1
       UNION ALL SELECT 'aupair' FROM au_pair_profiles WHERE id = $1
       UNION ALL SELECT user_type FROM profiles JOIN profile_drafts ON user_id = id WHERE id = $1 LIMIT 1`,
      [id],
    );
    return row?.role ?? null;
  }

  async setRole(id: string, userType: UserType, manager: EntityManager): Promise<void> {
    await manager.update(Profile, id, { userType });
  }

  /** Adds (`on`) or removes a reason to hide the role profile. */
  async setWithheld(id: string, reason: string, on: boolean, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE profiles
       SET withheld_for = array_remove(withheld_for, $2) || CASE WHEN $3 THEN ARRAY[$2::text] ELSE '{}' END
       WHERE id = $1`,
      [id, reason, on],
    );
  }

  /** Remembers whether the role profile was visible, and hides it; an earlier memory stays. */
  async hideRoleProfile(id: string, wasActive: boolean, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE profiles SET active_before_withheld = coalesce(active_before_withheld, $2) WHERE id = $1',
      [id, wasActive],
    );
    await this.setRoleProfileActive(id, false, manager);
  }

  /** Its owner has paused it while it is hidden: it stays so. */
  async keepHidden(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE profiles SET active_before_withheld = false WHERE id = $1', [id]);
  }

  /** Shows it if it was visible before; returns whether it was. */
  async restoreRoleProfile(id: string, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ active: boolean | null }[]>(
      'SELECT active_before_withheld AS active FROM profiles WHERE id = $1',
      [id],
    );
    await manager.query('UPDATE profiles SET active_before_withheld = NULL WHERE id = $1', [id]);
    if (row?.active) await this.setRoleProfileActive(id, true, manager);
    return row?.active ?? false;
  }

  private async setRoleProfileActive(id: string, active: boolean, manager: EntityManager): Promise<void> {
    for (const table of ['family_profiles', 'au_pair_profiles'])
      await manager.query(`UPDATE ${table} SET active = $2 WHERE id = $1`, [id, active]);
  }

  async removePhoto(id: string, photo: string, manager: EntityManager): Promise<void> {
    for (const table of ['family_profiles', 'au_pair_profiles'])
      await manager.query(`UPDATE ${table} SET photos = array_remove(photos, $2) WHERE id = $1`, [id, photo]);
  }

  /** Sets when the person and their role profile were created, and the last login. */
  async setHistory(
    id: string,
    { joinedAt, lastSignInAt }: { joinedAt: Date; lastSignInAt: Date },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('UPDATE profiles SET created_at = $2, last_login_date = $3 WHERE id = $1', [
      id,
      joinedAt,
      lastSignInAt,
    ]);
    for (const table of ['family_profiles', 'au_pair_profiles'])
      await manager.query(`UPDATE ${table} SET created_at = $2 WHERE id = $1`, [id, joinedAt]);
  }

  /** A family that leaves the city or country in which admins featured it is featured nowhere. */
  async endFeatured(id: string, left: 'city' | 'country', manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE family_profiles SET featured = false, featured_position = NULL,
         region_featured_position = CASE WHEN $2 = 'city' THEN region_featured_position END WHERE id = $1`,
      [id, left],
    );
  }

  /** On both profiles, so that they never differ. */
  async setTier(id: string, tier: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE profiles SET subscription_tier = $2, has_paid = $3 WHERE id = $1', [
      id,
      tier,
      tier !== 'free',
    ]);
    await manager.query('UPDATE family_profiles SET subscription_tier = $2 WHERE id = $1', [id, tier]);
  }

  /** Only the first time counts. */
  async setFirstContact(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE profiles SET first_contact_at = now() WHERE id = $1 AND first_contact_at IS NULL', [
      id,
    ]);
  }
}
