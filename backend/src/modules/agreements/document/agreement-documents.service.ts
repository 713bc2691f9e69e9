import { buffer } from 'node:stream/consumers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { PrivateFile } from '../../../platform/http/index.js';
import { ObjectStorage, StrayFilesJob } from '../../../platform/storage/index.js';
import { isVisibleTo } from '../agreement-moves.service.js';
import type { AgreementAcceptance } from '../agreement-acceptance.entity.js';
import { AgreementDocumentsRepository } from '../agreement-documents.repository.js';
import { termsOf } from '../agreement-view.js';
import type { Agreement } from '../agreement.entity.js';
import { AgreementsRepository } from '../agreements.repository.js';
import { messages } from '../texts.js';
import { termsInWords } from '../terms/terms-in-words.js';
import { writeAgreement } from './agreement-document.js';
import { canonicalAgreement } from './canonical-agreement.js';

const { document: words } = messages;
/** An imported agreement has no fingerprint of ours. */
const FINGERPRINT = /^[\da-f]{64}$/;
const FOLDER = 'agreements';
const ID_IN_KEY = /^agreements\/([0-9a-f-]{36})\//;
const keyOf = ({ id, fingerprint }: Pick<Agreement, 'id' | 'fingerprint'>) =>
  `${FOLDER}/${id}/${fingerprint ?? ''}.pdf`;

/** The PDF of a confirmed agreement, and the text behind its fingerprint. */
@Injectable()
export class AgreementDocumentsService implements OnModuleInit {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly storage: ObjectStorage,
    private readonly strays: StrayFilesJob,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.strays.add({
      folder: FOLDER,
      recordOf: (key) => ID_IN_KEY.exec(key)?.[1] ?? null,
      known: (ids) => this.agreements.existing(ids),
    });
  }

  /** Creates and stores the PDF, which only the two members can download. Idempotent. */
  async make(id: string): Promise<void> {
    const agreement = await this.agreements.find(id);
    if (agreement?.fingerprint) await this.stored(agreement);
  }

  /**
   * Keys of the PDFs that name a person. A deleted file is created again from the stored terms on the next download.
   */
  async fileKeysOf(personId: string, manager: EntityManager): Promise<string[]> {
    const confirmed = await this.agreements.confirmedOf(personId, manager);
    return confirmed.filter(({ fingerprint }) => FINGERPRINT.test(fingerprint ?? '')).map(keyOf);
  }

  /** Throws `not_found` to everyone except the two, and before both have signed. */
  async pdf(id: string, viewerId: string): Promise<PrivateFile> {
    const agreement = await this.assertConfirmed(id, viewerId);
    const file = await this.storage.get(keyOf(agreement));
    const bytes = file ? await buffer(file.stream) : await this.stored(agreement);
    return { bytes, fileName: words.fileName(agreement.startsOn ?? id) };
  }

  /** The exact bytes that were hashed. Throws like `pdf`. */
  async canonical(id: string, viewerId: string): Promise<PrivateFile> {
    const agreement = await this.assertConfirmed(id, viewerId);
    const version = await this.versionOf(agreement);
    const bytes = Buffer.from(canonicalAgreement({ ...agreement, terms: termsOf(version) }));
    return { bytes, fileName: words.dataFileName(agreement.startsOn ?? id) };
  }

  private async assertConfirmed(id: string, viewerId: string): Promise<Agreement> {
    const agreement = await this.agreements.find(id);
    if (!FINGERPRINT.test(agreement?.fingerprint ?? '') || !agreement || !isVisibleTo(agreement, viewerId))
      throw new DomainError('not_found');
    return agreement;
  }

  private async stored(agreement: Agreement): Promise<Buffer> {
    const signed = await this.signaturesOf(agreement);
    const bytes = await this.write(agreement, signed);
    await this.storage.put(keyOf(agreement), bytes);
    const names = (them: AgreementAcceptance[]) => JSON.stringify(them.map(({ fullName }) => fullName));
    if (names(await this.signaturesOf(agreement)) === names(signed)) return bytes;
    // Someone was erased meanwhile, and their files may have been deleted just before this one was stored.
    await this.storage.delete(keyOf(agreement));
    return this.stored(agreement);
  }

  private signaturesOf({ id, currentVersion }: Agreement): Promise<AgreementAcceptance[]> {
    return this.documents.signatures(id, currentVersion);
  }

  private async write(agreement: Agreement, signed: AgreementAcceptance[]): Promise<Buffer> {
    const { familyId, region, fingerprint, confirmedAt } = agreement;
    const version = await this.versionOf(agreement);
    const nameOf = (family: boolean) =>
      signed.find(({ personId }) => (personId === familyId) === family)?.fullName ?? '';
    const at = new Intl.DateTimeFormat('en-AU', {
      dateStyle: 'full',
      timeStyle: 'long',
      timeZone: agreement.timeZone,
    });
    return writeAgreement({
      productName: this.settings.productName,
      region,
      family: nameOf(true),
      auPair: nameOf(false),
      clauses: termsInWords(termsOf(version), region),
      signatures: signed.map(({ fullName, personId, acceptedAt }) =>
        words.signature(fullName, personId === familyId ? words.family : words.auPair, at.format(acceptedAt)),
      ),
      fingerprint: fingerprint ?? '',
      confirmedAt: confirmedAt ?? new Date(0),
    });
  }

  private async versionOf({ id, currentVersion }: Agreement) {
    const version = await this.documents.version(id, currentVersion);
    if (!version) throw new Error(`The agreement ${id} has lost its version ${currentVersion}`);
    return version;
  }
}
