import { Injectable } from '@nestjs/common';
import { AuPairProfileRepository } from '../au-pairs/au-pair-profile.repository.js';
import { FamilyProfileRepository } from '../families/family-profile.repository.js';

/** A person's visible texts besides their profile, by field name. */
type TextSource = (userId: string) => Promise<Record<string, string>>;

/** A person's visible texts by field, for moderation. */
@Injectable()
export class ProfileTextsService {
  private readonly sources: TextSource[] = [];

  constructor(
    private readonly auPairs: AuPairProfileRepository,
    private readonly families: FamilyProfileRepository,
  ) {}

  /** Higher modules register the texts that they show to others. */
  register(source: TextSource): void {
    this.sources.push(source);
  }

  /** By field name, paused or not; empty before anything is saved. */
  async of(userId: string): Promise<Record<string, string>> {
    const all = await Promise.all([this.ofProfile(userId), ...this.sources.map((source) => source(userId))]);
    return Object.assign({}, ...all) as Record<string, string>;
  }

  private async ofProfile(userId: string): Promise<Record<string, string>> {
    const auPair = await this.auPairs.findById(userId);
    if (auPair)
      return written({
        firstName: auPair.firstName,
        lastName: auPair.lastName,
        nationality: auPair.nationality,
        tagline: auPair.tagline,
        aboutMe: auPair.aboutMe,
        experience: auPair.experience,
        education: auPair.education,
        languages: auPair.languages,
        skills: auPair.skills,
      });
    const family = await this.families.findById(userId);
    if (!family) return {};
    return written({
      familyName: family.familyName,
      location: family.location,
      tagline: family.tagline,
      aboutUs: family.aboutUs,
      requirements: family.requirements,
      accommodationDetails: family.accommodationDetails,
      duration: family.duration,
    });
  }
}

const written = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));
