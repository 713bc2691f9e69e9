import { randomUUID } from 'node:crypto';
import {
  Sheet,
  STYLES,
  type EvidenceService,
  type ImportedCheck,
  type VerificationImportService,
} from '@wattle-and-fern/backend/seeding';
import { pictureOf } from '../pictures.js';
import type { SeededPerson } from './demo-people.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A document that is obviously not a real one. */
export const DEMO_PASSPORT = 'passport-specimen.png';
/** Two au pairs are not verified: one waits for review, one has sent nothing. */
const WAITING = 'thiago.nascimento';
const NOT_BEGUN = 'neza.kranjc';
/** Every so many families one is unverified. */
const UNVERIFIED_FAMILY = 6;

/** Checks of demo people, relative to the day of seeding. */
export class DemoVerification {
  constructor(
    private readonly results: VerificationImportService,
    private readonly evidence: EvidenceService,
    private readonly now: Date,
  ) {}

  /** Adds results for new people; existing ones stay unchanged. */
  async add(seeded: readonly SeededPerson[]): Promise<void> {
    const families = seeded.filter(({ userType }) => userType === 'family');
    for (const [index, family] of families.entries())
      if (index % UNVERIFIED_FAMILY !== UNVERIFIED_FAMILY - 1)
        await this.verified(family.id, this.ofFamily(index, family));
    const auPairs = seeded.filter(({ userType }) => userType === 'aupair');
    for (const [index, { id, username, joinedDaysAgo, added }] of auPairs.entries()) {
      if (username === WAITING && added) await this.sendDocuments(id);
      else if (username !== NOT_BEGUN && username !== WAITING)
        await this.verified(id, this.ofAuPair(index, joinedDaysAgo));
    }
  }

  private async verified(id: string, checks: ImportedCheck[]): Promise<void> {
    await this.results.add(id, this.daysAgo(0), checks);
  }

  /** No one was verified before they joined. */
  private ofAuPair(index: number, joinedDaysAgo: number): ImportedCheck[] {
    const seen = Math.min(12 + ((index * 7) % 60), joinedDaysAgo - 1);
    return [
      { kind: 'identity', approvedAt: this.daysAgo(seen), validUntil: this.dayAhead(900 + index * 11) },
      { kind: 'police_certificate', approvedAt: this.daysAgo(seen - 3), validUntil: this.dayAhead(365 - seen) },
      { kind: 'references', approvedAt: this.daysAgo(seen - 6), validUntil: null },
    ];
  }

  private ofFamily(index: number, { joinedDaysAgo, adultsAtHome }: SeededPerson): ImportedCheck[] {
    const seen = Math.min(9 + ((index * 5) % 45), joinedDaysAgo - 1);
    const approvedAt = this.daysAgo(seen - 2);
    const checkedOn = approvedAt.toISOString().slice(0, 10);
    const adults = adultsAtHome.map((name) => ({ id: randomUUID(), name, checkedOn }));
    return [
      { kind: 'identity', approvedAt: this.daysAgo(seen), validUntil: null },
      { kind: 'adults_at_home', approvedAt, validUntil: null, details: { adults } },
    ];
  }

  /** Documents for a reviewer to open and decide on. */
  private async sendDocuments(userId: string): Promise<void> {
    const owner = { userId, sessionId: userId, userType: 'aupair', fullyAuthenticated: true } as const;
    const passport = await pictureOf(DEMO_PASSPORT);
    const identity = { bytes: passport, type: 'image/png', fileName: 'passport.png', fields: {} } as const;
    await this.evidence.add(owner, 'identity', identity, nothing);
    const bytes = await specimenCertificate(this.now);
    const certificate = { bytes, type: 'application/pdf', fileName: 'certidao.pdf', fields: {} } as const;
    await this.evidence.add(owner, 'police_certificate', certificate, nothing);
  }

  private readonly daysAgo = (days: number) => new Date(this.now.getTime() - Math.max(days, 0) * DAY_MS);
  private readonly dayAhead = (days: number) =>
    new Date(this.now.getTime() + Math.max(days, 1) * DAY_MS).toISOString().slice(0, 10);
}

const nothing = () => Promise.resolve();

/** A typical police certificate: a page as PDF. */
async function specimenCertificate(day: Date): Promise<Buffer> {
  const title = 'Certidão de antecedentes';
  const sheet = new Sheet({ title, author: 'Specimen', lang: 'pt', day, foot: ['Specimen: not a real document'] });
  const lines = [
    [title, STYLES.title],
    ['NASCIMENTO, Thiago, Recife, 4 de março de 2003', STYLES.subtitle],
    ['Nada consta.', STYLES.subtitle],
    ['SPECIMEN', STYLES.title],
  ] as const;
  for (const [words, style] of lines) sheet.text('P', words, style, 24);
  return sheet.finish();
}
