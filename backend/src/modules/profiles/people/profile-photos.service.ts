import { Injectable } from '@nestjs/common';
import { PhotosService } from '../../media/index.js';

/** A profile's photos: ids and blurred previews, in the same order. */
export interface ShownPhotos {
  photos: string[];
  photoPreviews: string[];
}

/** Photos of profiles: lists of upload ids, some of which may be deleted. */
@Injectable()
export class ProfilePhotosService {
  constructor(private readonly uploads: PhotosService) {}

  /** Throws `validation_failed` unless all are photos of this person. */
  async assertOwned(ids: readonly string[], userId: string): Promise<void> {
    await this.uploads.ensureOwned(userId, ids);
  }

  /** Those that still exist. */
  async shown(ids: readonly string[] | null): Promise<ShownPhotos> {
    const [shown] = await this.shownOfEach([ids]);
    return shown ?? { photos: [], photoPreviews: [] };
  }

  /** The same for many profiles, in one query. */
  async shownOfEach(lists: readonly (readonly string[] | null)[]): Promise<ShownPhotos[]> {
    const previews = await this.uploads.previews(lists.flatMap((ids) => ids ?? []));
    return lists.map((ids) => {
      const known = (ids ?? []).flatMap((id) => {
        const preview = previews.get(id);
        return preview === undefined ? [] : [{ id, preview }];
      });
      return { photos: known.map(({ id }) => id), photoPreviews: known.map(({ preview }) => preview) };
    });
  }
}
