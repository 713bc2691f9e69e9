import { randomUUID } from 'node:crypto';
import type { AttachmentDto } from '../../../../src/modules/messaging/attachments/attachment.dto.js';
import type { MessageDto } from '../../../../src/modules/messaging/sending/message.dto.js';
import type { ApiClient } from '../api-client.js';
import { FileWriter } from './file-writer.js';
import { pdfForm, photoForm } from './upload-form.js';
import type { Claim } from './writer.js';

/** Uploads a file, sends it with a message, and deletes older messages with their files. */
export class MessageFileWriter extends FileWriter {
  protected async upload(count: number): Promise<{ id: string; name: string }> {
    const { family, auPair } = this.pair;
    // Files can be sent once the other person has written.
    if (count === 0) await this.send(auPair, 'Could you send me the house rules?', []);
    const isPhoto = count % 2 === 1;
    const form = isPhoto ? await photoForm(`${count}.jpg`) : pdfForm(`${count}.pdf`);
    const path = `/conversations/${this.pair.conversationId}/attachments`;
    const file = await this.done<AttachmentDto>(family, 'POST', path, form);
    const message = await this.send(family, `File ${count}`, [file.id]);
    return { id: message.id, name: `${isPhoto ? `${count}.webp` : `${count}.pdf`} of ${message.id}` };
  }

  protected remove(messageId: string): Promise<unknown> {
    return this.done(this.pair.family, 'DELETE', `/messages/${messageId}`);
  }

  claims(): Claim[] {
    return [
      {
        what: 'files of messages',
        acknowledged: this.names,
        sql: `SELECT file_name || ' of ' || coalesce(message_id::text, 'no message') AS found FROM message_attachments
          WHERE owner_id = $1`,
        values: [this.pair.family.account.userId],
      },
    ];
  }

  private send(client: ApiClient, content: string, attachmentIds: string[]): Promise<MessageDto> {
    const message = { clientMessageId: randomUUID(), content, attachmentIds };
    return this.done<MessageDto>(client, 'POST', `/conversations/${this.pair.conversationId}/messages`, message);
  }
}
