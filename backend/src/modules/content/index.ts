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
