import type { Picture } from '../../../../src/modules/media/picture.dto.js';
import type { EditableResource } from '../../../../src/modules/resources/index.js';
import type { ApiClient, FullPair } from '../api-client.js';
import { FileWriter } from './file-writer.js';
import { pdfForm, photoForm } from './upload-form.js';
import type { Claim } from './writer.js';

/** An editor uploads, replaces and removes files of a guide, and uploads pictures for texts. */
export class ResourceFileWriter extends FileWriter {
  private readonly pictures: string[] = [];

  constructor(
    pair: FullPair,
    private readonly editor: ApiClient,
    private readonly resourceId: string,
  ) {
    super(pair);
  }

  override get clients(): ApiClient[] {
    return [this.editor];
  }

  protected async upload(count: number): Promise<{ id: string; name: string }> {
    const name = `fault-${count}.pdf`;
    const { attachments } = await this.done<EditableResource>(
      this.editor,
      'POST',
      `${this.path}/attachment-files`,
      pdfForm(name),
    );
    const id = attachments.find(({ fileName }) => fileName === name)?.id ?? '';
    if (count % 2) await this.done(this.editor, 'POST', `${this.path}/attachments/${id}/replacement`, pdfForm(name));
    else {
      const picture = await this.done<Picture>(this.editor, 'POST', '/admin/pictures', await photoForm(`${count}.jpg`));
      this.pictures.push(picture.url.split('/')[2] ?? '');
    }
    return { id, name };
  }

  protected remove(id: string): Promise<unknown> {
    return this.done(this.editor, 'DELETE', `${this.path}/attachments/${id}`);
  }

  claims(): Claim[] {
    return [
      {
        what: 'files of a guide',
        acknowledged: this.names,
        sql: `SELECT file_name AS found FROM resource_attachments WHERE resource_id = $1 AND file_name LIKE 'fault-%'`,
        values: [this.resourceId],
      },
      {
        what: 'pictures for texts',
        acknowledged: this.pictures,
        sql: `SELECT id::text AS found FROM uploads WHERE owner_id = $1 AND status = 'clean'`,
        values: [this.editor.account.userId],
      },
    ];
  }

  private get path(): string {
    return `/admin/resources/${this.resourceId}`;
  }
}
