import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionDto } from '../../../../src/modules/auth/sessions/session.dto.js';
import type { AttachmentDto } from '../../../../src/modules/messaging/attachments/attachment.dto.js';
import type { DataExportDto } from '../../../../src/modules/personal-data/personal-data.dto.js';
import { signUpBody } from '../../../support/people.js';
import { ApiClient, completeProfile, type FullPair } from '../api-client.js';
import { runScheduled } from '../end-state.js';
import type { Installation } from '../installation.js';
import { fileKeysOf } from '../stored-files.js';
import { untilReady } from './export-writer.js';
import { pdfForm, photoForm } from './upload-form.js';
import { Writer, type Claim } from './writer.js';

const TRY_EVERY_MS = 2_000;

/** Someone whose account was erased, and the keys of the files that they had. */
export interface ErasedMember {
  id: string;
  email: string;
  username: string;
  fileKeys: string[];
}

/** One family after the other signs up, leaves files, messages and a data export, and has its account erased. */
export class ErasureWriter extends Writer {
  readonly erased: ErasedMember[] = [];
  private readonly members: ApiClient[] = [];

  constructor(
    pair: FullPair,
    private readonly installation: Installation,
    private readonly random: () => number,
  ) {
    super(pair);
  }

  override get clients(): ApiClient[] {
    return [...super.clients, ...this.members];
  }

  /** One member more, also after the writer was stopped. */
  async eraseOne(): Promise<ErasedMember> {
    const member = await this.signUp();
    await this.leaveTraces(member);
    const { userId: id, email, username, password } = member.account;
    const fileKeys = await member.until(() => fileKeysOf(this.installation, id));
    await this.done(member, 'POST', '/personal-data/me/erasure', { password });
    await this.letErasureBeDue(member, id);
    const erased = { id, email, username, fileKeys };
    this.erased.push(erased);
    return erased;
  }

  protected async round(): Promise<void> {
    await this.eraseOne();
  }

  claims(): Claim[] {
    return [
      {
        what: 'erasures',
        acknowledged: this.erased.map(({ id }) => id),
        sql: 'SELECT account_id::text AS found FROM erasures WHERE erased_at IS NOT NULL',
        values: [],
      },
    ];
  }

  private async signUp(): Promise<ApiClient> {
    const { email, password, metadata } = signUpBody();
    const { urls, postgres } = this.installation;
    const address = this.installation.newAddress();
    const account = { userId: '', username: metadata.username, email, password, token: '', address };
    const member = new ApiClient(account, urls, this.random);
    this.members.push(member);
    const key = randomUUID();
    // Not sent twice at the same moment: each answer has a token of its own.
    const { user, access_token: token } = await member.until(() =>
      member.call<SessionDto>('POST', '/accounts', { email, password, metadata }, { key }),
    );
    this.acknowledged += 1;
    Object.assign(account, { userId: user.id, token });
    await member.until(() => postgres.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [user.id]));
    await completeProfile(member, 'family');
    return member;
  }

  private async leaveTraces(member: ApiClient): Promise<void> {
    const { auPair } = this.pair;
    const conversationId = await member.until(() =>
      this.installation.converse(member.account.userId, auPair.account.userId),
    );
    const path = `/conversations/${conversationId}`;
    const send = (client: ApiClient, content: string, attachmentIds: string[] = []) =>
      this.done(client, 'POST', `${path}/messages`, { clientMessageId: randomUUID(), content, attachmentIds });
    await this.done(member, 'POST', '/photos', await photoForm('family.jpg'));
    await this.done(member, 'POST', '/verifications/me/checks/identity/files', pdfForm('passport.pdf'));
    await send(auPair, 'Where do you live?');
    const { id } = await this.done<AttachmentDto>(member, 'POST', `${path}/attachments`, pdfForm('house.pdf'));
    await send(member, `This is our house. ${member.account.username}`, [id]);
    const { id: exportId } = await this.done<DataExportDto>(member, 'POST', '/personal-data/me/exports');
    await untilReady(member, exportId);
  }

  /** Lets the days for a change of mind be over, and runs the task until it has erased the account. */
  private async letErasureBeDue(member: ApiClient, id: string): Promise<void> {
    const { postgres } = this.installation;
    await member.until(() =>
      postgres.query(`UPDATE erasures SET due_at = now() - interval '1 minute' WHERE account_id = $1`, [id]),
    );
    const isErased = async () => {
      const sql = 'SELECT account_id FROM erasures WHERE account_id = $1 AND erased_at IS NOT NULL';
      return (await postgres.query(sql, [id])).length > 0;
    };
    while (!(await member.until(isErased))) {
      await member.until(() => runScheduled(this.installation, 'personal-data.erase-due'));
      await pause(TRY_EVERY_MS);
    }
  }
}
