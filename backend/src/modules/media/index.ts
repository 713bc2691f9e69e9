export { readAttachmentUpload, type AttachmentUpload } from './documents/attachment-upload.js';
export {
  ATTACHMENT_FOLDER,
  DOCUMENT_FOLDER,
  DocumentsService,
  type CheckedAttachment,
} from './documents/documents.service.js';
export type { DocumentType } from './documents/document-job.js';
export { readDocumentUpload, type DocumentUpload } from './documents/document-upload.js';
export { DOWNLOAD_FOLDER, DownloadFilesService, type StoredDownload } from './downloads/download-files.service.js';
export { endingOf, fitsName, usualEndingOf } from './downloads/download-type.js';
export { readDownloadUpload, type DownloadUpload } from './downloads/download-upload.js';
export { MediaModule } from './media.module.js';
export { FOCAL_POINTS, FocalPoint, Photo } from './photo.dto.js';
export { readPhotoUpload, type PhotoUpload } from './photo-upload.js';
export { PhotosService } from './photos.service.js';
export { PhotoCleanupJob } from './photo-cleanup.job.js';
export { Picture, PictureForm } from './picture.dto.js';
export { PicturesService } from './pictures.service.js';
export { isPictureAddress, pictureIdsIn, withRenditions } from './picture-addresses.js';
export { readTrialUpload, type TrialUpload } from './trials/trial-upload.js';
export { UploadTrial, UploadTrialForm } from './trials/upload-trial.dto.js';
export { UploadTrialsService } from './trials/upload-trials.service.js';
