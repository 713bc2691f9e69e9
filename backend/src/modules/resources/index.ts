export { DOCUMENT_FORMATS, makeFile } from './documents/make-files.js';
export { readResourceContent } from './resource-content.js';
export { ResourcesModule } from './resources.module.js';
