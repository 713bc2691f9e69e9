import { Injectable } from '@nestjs/common';
import { AuPairProfileRepository } from '../au-pairs/au-pair-profile.repository.js';
import { FamilyProfileRepository } from '../families/family-profile.repository.js';

/** What people wrote of themselves, field by field, for whoever has to judge it. */
@Injectable()
export class ProfileTexts {
  constructor(
    private readonly auPairs: AuPairProfileRepository,
    private readonly families: FamilyProfileRepository,
  ) {}

  /** By the name of the field, paused or not; empty before a role profile is saved. */
  async of(userId: string): Promise<Record<string, string>> {
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
