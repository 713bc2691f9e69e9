export { Documents, type CheckedDocument } from './documents/documents.js';
export type { DocumentType } from './documents/document-job.js';
export { readDocumentUpload, type DocumentUpload } from './documents/document-upload.js';
export { MediaModule } from './media.module.js';
export { Photo } from './photo.dto.js';
export { Photos } from './photos.js';
export { PhotoSweep } from './photo-sweep.js';
