export { BANNER, type BannerSetting } from './banner/banner-setting.js';
export { ContentModule } from './content.module.js';
export {
  ContactAnswerInput,
  ContactInboxDetail,
  ContactInboxPage,
  ContactInboxQuery,
  ContactNoteInput,
  ContactStateInput,
} from './contact/contact-inbox.dto.js';
export { ContactImport, type ImportedContactMessage } from './contact/contact-import.js';
export { ContactInbox, type ContactChange } from './contact/contact-inbox.service.js';
export { ContactReading } from './contact/contact-reading.service.js';
export type { BlogPostPageDto } from './posts/blog-post.dto.js';
export { OfficePosts } from './posts/editing/office-posts.service.js';
export {
  OfficePost,
  OfficePostsPage,
  OfficePostsQuery,
  PostSlugCheck,
  PostVisitors,
} from './posts/editing/office-post.dto.js';
export {
  PostPublicationInput,
  PostReasonInput,
  ReleaseTextInput,
  SeenPostVersion,
} from './posts/editing/post-deed.dto.js';
export { PostDrafts } from './posts/editing/post-drafts.service.js';
export { PostHistory } from './posts/editing/post-history.js';
export { PostAutosaveInput, PostDraftFields, PostInput } from './posts/editing/post-input.dto.js';
export { PostImport, type ImportedPost } from './posts/editing/post-import.js';
export { PostPresence } from './posts/editing/post-presence.service.js';
export { PostPublishing } from './posts/editing/post-publishing.service.js';
export { PostRevisionDto, PostRevisionsPage } from './posts/editing/post-revision.dto.js';
export type { PostChange } from './posts/editing/post-text.js';
