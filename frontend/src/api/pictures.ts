import type { Picture } from './generated/admin-pictures';
import { uploadForm, type UploadOptions } from './upload-form';
import type { PhotoCrop } from './upload-photo';

/** Uploads a picture for an article, whole or cropped. Throws an `ApiError`. */
export async function uploadPicture(
  file: Blob,
  { crop, onProgress = () => undefined, ...rest }: Partial<UploadOptions> & { crop?: PhotoCrop } = {},
): Promise<Picture> {
  const form = new FormData();
  // Fields must come before the file: the server reads the stream in order.
  if (crop) form.append('crop', JSON.stringify(crop));
  form.append('file', file);
  return uploadForm<Picture>('/api/admin/pictures', form, { onProgress, ...rest });
}
