import { adminResourcesApi as generated, type EditableResource } from './generated/admin-resources';
import { uploadForm, type UploadOptions } from './upload-form';

export * from './generated/admin-resources';

/** Every change refetches lists, editors and the site's own pages. */
const edited = { invalidatesTags: ['Admin resources', 'Admin audit', 'Resources'] } as const;

/** A new order is shown at once, and undone when the API does not accept it. */
export const adminResourcesApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin audit', 'Resources'],
  endpoints: {
    createResource: edited,
    deleteResource: edited,
    editAttachment: edited,
    editResource: edited,
    linkAttachment: edited,
    removeAttachment: edited,
    replaceAttachment: edited,
    setResourceFeatured: edited,
    setResourcePublished: edited,
    settleNewerResourceText: edited,
    uploadAttachment: edited,
    orderAttachments: {
      ...edited,
      onQueryStarted: async ({ id, attachmentOrderInput: { ids } }, { dispatch, queryFulfilled }) => {
        const ordered = generated.util.updateQueryData('getAdminResource', { id }, ({ attachments }) => {
          attachments.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
        });
        const patch = dispatch(ordered);
        await queryFulfilled.catch(() => patch.undo());
      },
    },
  },
});

/** Uploads bypass the store, so this refetches lists and editors after one. */
export const resourcesChanged = () =>
  adminResourcesApi.util.invalidateTags(['Admin resources', 'Admin audit', 'Resources']);

/** The admin path of a file, published or not. */
export const adminFilePath = (resourceId: string, attachmentId: string): string =>
  `/api/admin/resources/${resourceId}/attachments/${attachmentId}/file`;

interface AttachmentUpload extends UploadOptions {
  resourceId: string;
  /** The file to replace; null adds one. */
  replaces: string | null;
  file: File;
}

/** Uploads a file of a guide. Throws an `ApiError`. The caller must dispatch `resourcesChanged()`. */
export async function uploadAttachmentFile(upload: AttachmentUpload): Promise<EditableResource> {
  const { resourceId, replaces, file, ...options } = upload;
  const form = new FormData();
  form.append('file', file);
  const under = replaces ? `attachments/${replaces}/replacement` : 'attachment-files';
  return uploadForm<EditableResource>(`/api/admin/resources/${resourceId}/${under}`, form, options);
}
