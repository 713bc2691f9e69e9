import { Injectable } from '@nestjs/common';
import { PhotosService, type FocalPoint, type Photo } from '../../media/index.js';

/** A profile's photos: ids, blurred previews and focal points, in the same order. */
export interface ShownPhotos {
  photos: string[];
  photoPreviews: string[];
  photoFocalPoints: (FocalPoint | null)[];
}

/** Photos of profiles: lists of upload ids, some of which may be deleted. */
@Injectable()
export class ProfilePhotosService {
  constructor(private readonly uploads: PhotosService) {}

  /** Throws `validation_failed` unless all are photos of this person. */
  async assertOwned(ids: readonly string[], userId: string): Promise<void> {
    await this.uploads.ensureOwned(userId, ids);
  }

  /** Returns the photos that still exist. */
  async shown(ids: readonly string[] | null): Promise<ShownPhotos> {
    const [shown] = await this.shownOfEach([ids]);
    return shown ?? toShown([]);
  }

  /** The same for many profiles, in one query. */
  async shownOfEach(lists: readonly (readonly string[] | null)[]): Promise<ShownPhotos[]> {
    const shown = await this.uploads.shown(lists.flatMap((ids) => ids ?? []));
    return lists.map((ids) =>
      toShown(
        (ids ?? []).flatMap((id) => {
          const photo = shown.get(id);
          return photo ? [{ id, ...photo }] : [];
        }),
      ),
    );
  }
}

const toShown = (photos: readonly Pick<Photo, 'id' | 'preview' | 'focalPoint'>[]): ShownPhotos => ({
  photos: photos.map(({ id }) => id),
  photoPreviews: photos.map(({ preview }) => preview),
  photoFocalPoints: photos.map(({ focalPoint }) => focalPoint),
});
