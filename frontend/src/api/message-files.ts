import { fetchFile } from './fetch-file';
import type { MessageAttachment } from './messages';
import { uploadForm, type UploadOptions } from './upload-form';

interface MessageFileUpload extends UploadOptions {
  conversationId: string;
  file: Blob;
  name: string;
  /** Only for a recording. */
  waveform?: readonly number[] | null | undefined;
}

/** Uploads a file for a message that is sent later. Throws an `ApiError`. */
export async function uploadMessageFile(upload: MessageFileUpload): Promise<MessageAttachment> {
  const { conversationId, file, name, waveform, ...options } = upload;
  const form = new FormData();
  if (waveform) form.append('waveform', JSON.stringify(waveform));
  form.append('file', file, name);
  return uploadForm<MessageAttachment>(`/api/conversations/${conversationId}/attachments`, form, options);
}

/** Fetches a file of a message; a photo in one of two sizes. Throws an `ApiError`. */
export const fetchMessageFile = (id: string, size: 'small' | 'full' = 'full'): Promise<Blob> =>
  fetchFile(`/api/message-attachments/${id}?size=${size}`);
