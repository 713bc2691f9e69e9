import type { FocalPoint, Photo } from './photos';
import { uploadForm, type UploadOptions } from './upload-form';

/** The crop, as fractions of the picture's width and height. */
export interface PhotoCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PhotoUpload extends UploadOptions {
  file: Blob;
  crop: PhotoCrop;
  /** Null: found automatically. */
  focalPoint: FocalPoint | null;
}

/** Uploads a photo. Throws an `ApiError`. */
export async function uploadPhoto({ file, crop, focalPoint, ...options }: PhotoUpload): Promise<Photo> {
  const form = new FormData();
  // Fields must come before the file: the server reads the stream in order.
  form.append('crop', JSON.stringify(crop));
  if (focalPoint) form.append('focalPoint', JSON.stringify(focalPoint));
  form.append('file', file);
  return uploadForm<Photo>('/api/photos', form, options);
}
