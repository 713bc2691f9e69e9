import { randomBytes } from 'node:crypto';
import type {
  AccountFacts,
  AccountsService,
  PeopleService,
  PhotosService,
  ProfileImportService,
  UserType,
} from '@wattle-and-fern/backend/seeding';
import type { DemoAuPair, DemoFamily } from '../index.js';
import { auPairInputOf, familyInputOf, historyOf } from './demo-inputs.js';
import { pictureOf } from '../pictures.js';
import { demoPasswordOf } from './demo-sign-ins.js';

/** A demo person with their account in the product. */
export interface SeededPerson {
  id: string;
  username: string;
  userType: UserType;
  joinedDaysAgo: number;
  /** Full names, for a family. */
  adultsAtHome: readonly string[];
  /** Added by this run. */
  added: boolean;
}

/** Creates demo people once: existing ones stay unchanged. */
export class DemoPeople {
  constructor(
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly people: PeopleService,
    private readonly profiles: ProfileImportService,
    private readonly now: Date,
  ) {}

  async addAuPair(person: DemoAuPair): Promise<SeededPerson> {
    const account = await this.accountOf(person, 'aupair');
    const added = !(await this.isComplete(account));
    if (added) {
      const photos = await this.shown(account, person);
      const input = { ...auPairInputOf(person, this.now), photos };
      await this.profiles.auPair(account, input, historyOf(person, this.now));
    }
    const { username, joinedDaysAgo } = person;
    return { id: account.id, username, userType: 'aupair', joinedDaysAgo, adultsAtHome: [], added };
  }

  async addFamily(family: DemoFamily): Promise<SeededPerson> {
    const account = await this.accountOf(family, 'family');
    const added = !(await this.isComplete(account));
    if (added) {
      const photos = await this.shown(account, family);
      const input = { ...familyInputOf(family, this.now), photos };
      await this.profiles.family(account, input, historyOf(family, this.now));
    }
    const { username, joinedDaysAgo, adultsAtHome } = family;
    return { id: account.id, username, userType: 'family', joinedDaysAgo, adultsAtHome, added };
  }

  /** The account, created if missing. Without a demo login its password is random. */
  async accountOf(
    { email, username, region }: Pick<DemoAuPair, 'email' | 'username' | 'region'>,
    userType: UserType,
    emailVerifiedAt: Date | null = this.now,
  ): Promise<AccountFacts> {
    const existing = await this.accounts.findByEmail(email);
    if (existing) return existing;
    const password = demoPasswordOf(email) ?? randomBytes(24).toString('base64url');
    const account = { email, username, region, userType, password, mfaRequired: false };
    return this.accounts.create({ ...account, emailVerifiedAt });
  }

  private async isComplete({ id }: AccountFacts): Promise<boolean> {
    return (await this.people.statusOf(id))?.hasCompletedProfile ?? false;
  }

  private async shown({ id }: AccountFacts, { pictures }: DemoAuPair | DemoFamily): Promise<string[]> {
    const photos: string[] = [];
    for (const picture of pictures) photos.push((await this.photos.importTrusted(id, await pictureOf(picture))).id);
    return photos;
  }
}
