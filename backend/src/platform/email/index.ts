export { composeMail } from './compose-mail.js';
export type { EmailContent, Unsubscribe } from './email-content.js';
export { MailTransport, type MailAttachment } from './mail-transport.js';
export { MailerService } from './mailer.service.js';
export { MailModule } from './mail.module.js';
