export { renderEmail } from './render-email.js';
export type { EmailContent, Unsubscribe } from './email-content.js';
export { EmailTransport, type EmailAttachment } from './email-transport.js';
export { mailboxOf } from './mailbox.js';
export { MailerService } from './mailer.service.js';
export { EmailModule } from './email.module.js';
