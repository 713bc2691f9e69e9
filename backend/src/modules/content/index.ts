export { BANNER } from './banner/banner-setting.js';
export { ContentModule } from './content.module.js';
export {
  ContactAnswerInput,
  ContactAssigneeInput,
  ContactInboxDetail,
  ContactInboxPage,
  ContactInboxQuery,
  ContactNoteInput,
  ContactStateInput,
} from './contact/contact-inbox.dto.js';
export { ContactImportService } from './contact/contact-import.service.js';
export { ContactInboxService, type ContactChange } from './contact/contact-inbox.service.js';
export { ContactReadingService } from './contact/contact-reading.service.js';
export type { BlogPostPageDto } from './posts/blog-post.dto.js';
export { AdminPostsService } from './posts/editing/admin-posts.service.js';
export {
  AdminPost,
  AdminPostsPage,
  AdminPostsQuery,
  PostSlugCheck,
  PostVisitors,
} from './posts/editing/admin-post.dto.js';
export {
  PostPublicationInput,
  PostReasonInput,
  ReleaseTextInput,
  SeenPostVersion,
} from './posts/editing/post-action.dto.js';
export { PostDraftsService } from './posts/editing/post-drafts.service.js';
export { PostHistoryService } from './posts/editing/post-history.service.js';
export { PostAutosaveInput, PostDraftFields, PostInput } from './posts/editing/post-input.dto.js';
export { PostImportService, type ImportedPost } from './posts/editing/post-import.service.js';
export { PostPresenceService } from './posts/editing/post-presence.service.js';
export { PostPublishingService } from './posts/editing/post-publishing.service.js';
export { PostRevisionDto, PostRevisionsPage } from './posts/editing/post-revision.dto.js';
export type { PostChange } from './posts/editing/post-text.js';
