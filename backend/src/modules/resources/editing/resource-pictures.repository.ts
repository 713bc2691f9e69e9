import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { pictureIdsIn } from '../../media/index.js';
import { Resource } from '../resource.entity.js';

/** The uploaded pictures that guides use. */
@Injectable()
export class ResourcePicturesRepository {
  constructor(@InjectRepository(Resource) private readonly resources: Repository<Resource>) {}

  /** Returns the `ids` that a guide uses, published or not. */
  async shown(ids: readonly string[]): Promise<string[]> {
    const rows = await this.resources.query<{ text: string }[]>(
      `SELECT concat_ws(' ', image_url, content) AS text FROM resources
       WHERE image_url LIKE '/media/%' OR content LIKE '%/media/%'`,
    );
    const found = new Set(rows.flatMap(({ text }) => pictureIdsIn(text)));
    return ids.filter((id) => found.has(id));
  }
}
