import type { Photo } from '../../../../src/modules/media/index.js';
import { FileWriter } from './file-writer.js';
import { photoForm } from './upload-form.js';
import type { Claim } from './writer.js';

/** Uploads photos of a member. */
export class PhotoWriter extends FileWriter {
  protected async upload(count: number): Promise<{ id: string; name: string }> {
    const { id } = await this.done<Photo>(this.pair.family, 'POST', '/photos', await photoForm(`${count}.jpg`));
    return { id, name: id };
  }

  protected remove(id: string): Promise<unknown> {
    return this.done(this.pair.family, 'DELETE', `/photos/${id}`);
  }

  claims(): Claim[] {
    return [
      {
        what: 'photos',
        acknowledged: this.names,
        sql: `SELECT id::text AS found FROM uploads WHERE owner_id = $1 AND status = 'clean'`,
        values: [this.pair.family.account.userId],
      },
    ];
  }
}
