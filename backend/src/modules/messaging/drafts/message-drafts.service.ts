import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { signedInAccount, type Identity } from '../../../platform/identity/index.js';
import { toMessageDraft, type MessageDraftDto, type MessageDraftInput } from './message-draft.dto.js';
import { MessageDraftsRepository } from './message-drafts.repository.js';

/** Stores what people have begun to write, for their other devices. No rule for messages applies until it is sent. */
@Injectable()
export class MessageDraftsService {
  constructor(private readonly drafts: MessageDraftsRepository) {}

  /** Throws `not_found` to anyone who is not a member, and `stale_edit` if another device has stored a draft since. */
  async save(caller: Identity, conversationId: string, input: MessageDraftInput): Promise<MessageDraftDto> {
    const place = { conversationId, userId: caller.userId, writerId: signedInAccount(caller) };
    const saved = await this.drafts.save(place, input);
    if (saved) return toMessageDraft(saved);
    const current = await this.drafts.find(place);
    if (!current) throw new DomainError('not_found');
    throw new DomainError('stale_edit', { current: toMessageDraft(current) });
  }
}
