import type { OwnVerification } from '../../../../src/modules/verification/verification.dto.js';
import { FileWriter } from './file-writer.js';
import { pdfForm } from './upload-form.js';
import type { Claim } from './writer.js';

/** Uploads evidence of an au pair's identity. */
export class EvidenceWriter extends FileWriter {
  protected async upload(count: number): Promise<{ id: string; name: string }> {
    const name = `passport-${count}.pdf`;
    const path = '/verifications/me/checks/identity/files';
    const { checks } = await this.done<OwnVerification>(this.pair.auPair, 'POST', path, pdfForm(name));
    const files = checks.flatMap((check) => check.files);
    return { id: files.find(({ fileName }) => fileName === name)?.id ?? '', name };
  }

  protected remove(id: string): Promise<unknown> {
    return this.done(this.pair.auPair, 'DELETE', `/verifications/me/files/${id}`);
  }

  claims(): Claim[] {
    return [
      {
        what: 'evidence',
        acknowledged: this.names,
        sql: `SELECT f.file_name AS found FROM verification_files f JOIN verification_checks c ON c.id = f.check_id
          WHERE c.user_id = $1`,
        values: [this.pair.auPair.account.userId],
      },
    ];
  }
}
