import { UseInterceptors } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { SocketRequestInterceptor, type SignedInSocket } from '../../../platform/realtime/index.js';
import { ReactionSettingService } from '../reactions/reaction-setting.service.js';
import type { ReadStateDto } from '../reading/reading.dto.js';
import { ReadReceiptsService } from '../reading/read-receipts.service.js';
import { MessageSendingService } from '../sending/message-sending.service.js';
import type { MessageDto } from '../sending/message.dto.js';
import { ConversationReadEvent, MessageSendEvent, ReactionSetEvent, TypingEvent } from './live.dto.js';
import { TypingService } from './typing.service.js';

/** What clients say over their sockets: the same as the requests of that purpose, through the same services. */
@WebSocketGateway()
@UseInterceptors(SocketRequestInterceptor)
export class MessagingGateway {
  constructor(
    private readonly sending: MessageSendingService,
    private readonly reading: ReadReceiptsService,
    private readonly reactions: ReactionSettingService,
    private readonly typing: TypingService,
  ) {}

  @SubscribeMessage('message.send')
  send(
    @ConnectedSocket() socket: SignedInSocket,
    @MessageBody() { conversationId, ...input }: MessageSendEvent,
  ): Promise<MessageDto> {
    return this.sending.send(socket.data.identity, conversationId, input);
  }

  @SubscribeMessage('conversation.read')
  read(
    @ConnectedSocket() socket: SignedInSocket,
    @MessageBody() { conversationId, seq }: ConversationReadEvent,
  ): Promise<ReadStateDto> {
    return this.reading.readUpTo(userOf(socket), conversationId, seq);
  }

  @SubscribeMessage('reaction.set')
  react(
    @ConnectedSocket() socket: SignedInSocket,
    @MessageBody() { messageId, reaction, on }: ReactionSetEvent,
  ): Promise<MessageDto> {
    return this.reactions.set(userOf(socket), messageId, reaction, on);
  }

  @SubscribeMessage('typing')
  type(@ConnectedSocket() socket: SignedInSocket, @MessageBody() { conversationId }: TypingEvent): Promise<void> {
    return this.typing.tell(userOf(socket), conversationId);
  }
}

const userOf = (socket: SignedInSocket) => socket.data.identity.userId;
