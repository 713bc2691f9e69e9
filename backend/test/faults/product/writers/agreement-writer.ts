import type { AgreementDto } from '../../../../src/modules/agreements/agreement.dto.js';
import { goodTerms } from '../../../support/agreements.js';
import type { ApiClient } from '../api-client.js';
import { Writer, type Claim } from './writer.js';

/** Drafts, proposes, signs and cancels agreements. */
export class AgreementWriter extends Writer {
  private readonly cancelled: string[] = [];

  protected async round(): Promise<void> {
    const { family, auPair, conversationId } = this.pair;
    const { id } = await this.done<AgreementDto>(family, 'POST', '/agreements', { conversationId });
    const path = `/agreements/${id}`;
    const expectState = (state: string) =>
      this.expect(
        `agreement ${id} is ${state}`,
        auPair,
        async () => (await auPair.call<AgreementDto>('GET', path)).state === state,
      );
    const sign = (client: ApiClient) =>
      this.done(client, 'POST', `${path}/signatures`, {
        version: 1,
        fullName: 'Lena Brandt',
        password: client.account.password,
        tellOthers: false,
      });
    await this.done(family, 'POST', `${path}/versions`, { basedOn: 0, terms: goodTerms() });
    await expectState('proposed');
    await sign(auPair);
    await expectState('accepted');
    await sign(family);
    await expectState('confirmed');
    await this.done(family, 'POST', `${path}/cancellation`, { reason: 'Plans have changed.' });
    await expectState('cancelled');
    this.cancelled.push(id);
  }

  claims(): Claim[] {
    const { conversationId, family, auPair } = this.pair;
    const people = [family.account.userId, auPair.account.userId];
    return [
      {
        what: 'cancelled agreements',
        acknowledged: this.cancelled.map((id) => `${id} cancelled`),
        sql: `SELECT id || ' ' || state AS found FROM agreements WHERE conversation_id = $1`,
        values: [conversationId],
      },
      {
        what: 'signatures',
        acknowledged: this.cancelled.flatMap((id) => people.map((personId) => `${id} 1 ${personId}`)),
        sql: `SELECT s.agreement_id || ' ' || s.version || ' ' || s.person_id AS found FROM agreement_acceptances s
          JOIN agreements a ON a.id = s.agreement_id WHERE a.conversation_id = $1`,
        values: [conversationId],
      },
    ];
  }
}
