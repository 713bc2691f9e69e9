import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Profile } from './profile.entity.js';

@Injectable()
export class PhotoUsesRepository {
  constructor(@InjectRepository(Profile) private readonly profiles: Repository<Profile>) {}

  /** Returns the `ids` that a profile or its draft uses. */
  async findUsed(ids: string[]): Promise<string[]> {
    const rows = await this.profiles.query<{ photo: string }[]>(
      `SELECT photo FROM family_profiles, unnest(photos) photo WHERE photos && $1 AND photo = ANY($1)
       UNION SELECT photo FROM au_pair_profiles, unnest(photos) photo WHERE photos && $1 AND photo = ANY($1)
       UNION SELECT photo #>> '{}' FROM profile_drafts, jsonb_path_query(data, '$.**.photos[*]') photo
         WHERE photo #>> '{}' = ANY($1)`,
      [ids],
    );
    return rows.map(({ photo }) => photo);
  }
}
