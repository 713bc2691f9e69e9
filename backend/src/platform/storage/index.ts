export { InvalidObjectKey, ObjectStorage, type StoredObject, type StoredObjectInfo } from './object-storage.js';
export { StorageModule } from './storage.module.js';
