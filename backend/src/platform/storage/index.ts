export { FileDeletionJob } from './file-deletion.job.js';
export { filesBelow, isPartial } from './files-below.js';
export { InvalidObjectKey, ObjectStorage, type StoredObject, type StoredObjectInfo } from './object-storage.js';
export { openS3Storage, type S3Storage } from './open-s3-storage.js';
export { StrayFilesJob } from './stray-files.job.js';
export { StorageModule } from './storage.module.js';
