import { adminUploadTrialsApi as generated } from './generated/admin-upload-trials';
import type { UploadPurpose, UploadTrial } from './generated/admin-upload-trials';
import { uploadForm, type UploadOptions } from './upload-form';

export * from './generated/admin-upload-trials';

export const adminUploadTrialsApi = generated.enhanceEndpoints({
  // A trial stores nothing.
  endpoints: { tryUpload: { invalidatesTags: [] } },
});

interface FileTrial extends UploadOptions {
  purpose: UploadPurpose;
  file: File;
}

/** Uploads a file for a trial. A rejected file is a normal answer. Throws an `ApiError`. */
export async function tryFile({ purpose, file, ...options }: FileTrial): Promise<UploadTrial> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file);
  return uploadForm<UploadTrial>('/api/admin/upload-trials', form, options);
}
