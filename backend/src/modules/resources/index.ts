export { DOCUMENT_FORMATS, makeFile } from './documents/make-files.js';
export {
  AttachmentEditInput,
  AttachmentForm,
  AttachmentLinkInput,
  AttachmentOrderInput,
} from './editing/attachment-edit.dto.js';
export { EditableResource, AdminResourcesPage } from './editing/editable-resource.dto.js';
export { ResourceAttachmentsService, type AttachmentChange } from './editing/resource-attachments.service.js';
export {
  NewerResourceInput,
  AdminResourcesQuery,
  ResourceDeletionInput,
  ResourceEditInput,
  ResourceFeaturedInput,
  ResourceInput,
  ResourcePublishedInput,
} from './editing/resource-edit.dto.js';
export { ResourceEditingService, type ResourceChange } from './editing/resource-editing.service.js';
export { readResourceContent } from './resource-content.js';
export type { Resource } from './resource.entity.js';
export { ResourcesModule } from './resources.module.js';
export { sendDownload } from './send-download.js';
