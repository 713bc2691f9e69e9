import { join } from 'node:path';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from '../config/index.js';
import { DevOutboxController } from './dev-outbox/dev-outbox.controller.js';
import { OutboxReader } from './dev-outbox/outbox-reader.js';
import { EmailTransport } from './email-transport.js';
import { MailerService } from './mailer.service.js';
import { OutboxTransport } from './outbox.transport.js';
import { SmtpTransport } from './smtp.transport.js';

/** Emails through `SMTP_URL`, or into `DATA_DIR/outbox`, which the demo also shows at /dev/outbox. */
@Module({})
export class EmailModule {
  static forRoot({ smtpUrl, dataDir, demo }: Settings): DynamicModule {
    const folder = join(dataDir, 'outbox');
    return {
      module: EmailModule,
      global: true,
      controllers: demo ? [DevOutboxController] : [],
      providers: [
        {
          provide: EmailTransport,
          useFactory: () => (smtpUrl ? new SmtpTransport(smtpUrl) : new OutboxTransport(folder)),
        },
        { provide: OutboxReader, useFactory: () => new OutboxReader(folder) },
        MailerService,
      ],
      exports: [MailerService, EmailTransport],
    };
  }
}
