import { Injectable } from '@nestjs/common';
import { OnSocketEvent, type SignedInSocket } from '../../../platform/realtime/index.js';
import { ReactionSettingService } from '../reactions/reaction-setting.service.js';
import type { ReadStateDto } from '../reading/reading.dto.js';
import { ReadReceiptsService } from '../reading/read-receipts.service.js';
import { MessageSendingService } from '../sending/message-sending.service.js';
import type { MessageDto } from '../sending/message.dto.js';
import { ConversationReadEvent, MessageSendEvent, ReactionSetEvent, TypingEvent } from './live.dto.js';
import { TypingService } from './typing.service.js';

/** Handles what clients send over their sockets, with the same services as the HTTP requests for it. */
@Injectable()
export class MessagingGateway {
  constructor(
    private readonly sending: MessageSendingService,
    private readonly reading: ReadReceiptsService,
    private readonly reactions: ReactionSettingService,
    private readonly typing: TypingService,
  ) {}

  @OnSocketEvent('message.send', MessageSendEvent)
  send(socket: SignedInSocket, { conversationId, ...input }: MessageSendEvent): Promise<MessageDto> {
    return this.sending.send(socket.data.identity, conversationId, input);
  }

  @OnSocketEvent('conversation.read', ConversationReadEvent)
  read(socket: SignedInSocket, { conversationId, seq }: ConversationReadEvent): Promise<ReadStateDto> {
    return this.reading.readUpTo(userOf(socket), conversationId, seq);
  }

  @OnSocketEvent('reaction.set', ReactionSetEvent)
  react(socket: SignedInSocket, { messageId, reaction, on }: ReactionSetEvent): Promise<MessageDto> {
    return this.reactions.set(userOf(socket), messageId, reaction, on);
  }

  @OnSocketEvent('typing', TypingEvent)
  type(socket: SignedInSocket, { conversationId }: TypingEvent): Promise<void> {
    return this.typing.notify(userOf(socket), conversationId);
  }
}

const userOf = (socket: SignedInSocket) => socket.data.identity.userId;
