import { Logger } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayDisconnect } from '@nestjs/websockets';
import type { SignedInSocket } from '../../../platform/realtime/index.js';
import { ConversationListService } from '../conversations/conversation-list.service.js';
import { PresenceService } from '../presence/presence.service.js';
import { MessageTimesService } from '../times/message-times.service.js';
import { UnreadCountService } from './unread-count.service.js';

/** Handles sockets that connect and disconnect: sends them the newest numbers, and announces the person's presence. */
@WebSocketGateway()
export class VisitsGateway implements OnGatewayConnection<SignedInSocket>, OnGatewayDisconnect<SignedInSocket> {
  private readonly logger = new Logger('Messaging');

  constructor(
    private readonly conversations: ConversationListService,
    private readonly presence: PresenceService,
    private readonly unread: UnreadCountService,
    private readonly times: MessageTimesService,
  ) {}

  handleConnection(socket: SignedInSocket): void {
    // A failure does no harm: clients ask for the same with their next poll.
    this.welcome(socket).catch((err: unknown) => this.logger.warn({ err }));
  }

  handleDisconnect(socket: SignedInSocket): void {
    this.presence.left(socket.data.identity.userId);
  }

  private async welcome(socket: SignedInSocket): Promise<void> {
    const { userId } = socket.data.identity;
    socket.emit('heads', await this.conversations.heads(userId));
    this.unread.changed(userId);
    this.presence.arrived(userId);
    this.times.arrived(userId);
  }
}
