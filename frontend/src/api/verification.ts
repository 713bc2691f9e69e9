import { verificationApi as generated, type CheckKind, type OwnVerification } from './generated/verification';
import { uploadForm, type UploadOptions } from './upload-form';

export * from './generated/verification';

export const verificationApi = generated.enhanceEndpoints({
  endpoints: {
    saveMyAdultsAtHome: { invalidatesTags: ['Verification', 'Page'] },
    saveMyWorkingWithChildrenCheck: { invalidatesTags: ['Verification', 'Page'] },
  },
});

export interface EvidenceUpload extends UploadOptions {
  kind: CheckKind;
  file: File;
  /** For adults at home: whom it is about. */
  adultId: string | null;
}

/** Sends a paper for a check. Throws an `ApiError`. */
export async function uploadEvidence({ kind, file, adultId, ...options }: EvidenceUpload): Promise<OwnVerification> {
  const form = new FormData();
  // Fields before the file: the server reads the stream in order.
  if (adultId) form.append('adultId', adultId);
  form.append('file', file);
  return uploadForm<OwnVerification>(`/api/verifications/me/checks/${kind}/files`, form, options);
}
