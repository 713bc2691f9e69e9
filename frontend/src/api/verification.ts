import { verificationApi as generated, type CheckKind, type OwnVerification } from './generated/verification';
import { uploadForm, type UploadOptions } from './upload-form';

export * from './generated/verification';

export const verificationApi = generated.enhanceEndpoints({
  endpoints: {
    saveMyAdultsAtHome: { invalidatesTags: ['Verification', 'Page'] },
    saveMyWorkingWithChildrenCheck: { invalidatesTags: ['Verification', 'Page'] },
  },
});

interface EvidenceUpload extends UploadOptions {
  kind: CheckKind;
  file: File;
  /** For adults at home: the person's name. */
  adultId: string | null;
}

/** Uploads a document for a check. Throws an `ApiError`. */
export async function uploadEvidence({ kind, file, adultId, ...options }: EvidenceUpload): Promise<OwnVerification> {
  const form = new FormData();
  // Fields must come before the file: the server reads the stream in order.
  if (adultId) form.append('adultId', adultId);
  form.append('file', file);
  return uploadForm<OwnVerification>(`/api/verifications/me/checks/${kind}/files`, form, options);
}
