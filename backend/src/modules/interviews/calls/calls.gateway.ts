import { Logger, UseInterceptors } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import { SocketRequestInterceptor, type SignedInSocket } from '../../../platform/realtime/index.js';
import { CallRoomService } from './call-room.service.js';
import { CallJoinEvent, CallLeaveEvent, CallSignalEvent, type CallJoinedDto } from './live.dto.js';

/** The room of an interview, over the shared live connection. */
@WebSocketGateway()
@UseInterceptors(SocketRequestInterceptor)
export class CallsGateway implements OnGatewayDisconnect<SignedInSocket> {
  private readonly logger = new Logger('Calls');

  constructor(private readonly room: CallRoomService) {}

  @SubscribeMessage('call.join')
  join(@ConnectedSocket() socket: SignedInSocket, @MessageBody() event: CallJoinEvent): Promise<CallJoinedDto> {
    return this.room.join(socket, event);
  }

  @SubscribeMessage('call.signal')
  signal(@ConnectedSocket() socket: SignedInSocket, @MessageBody() event: CallSignalEvent): Promise<void> {
    return this.room.signal(socket, event);
  }

  @SubscribeMessage('call.leave')
  leave(@ConnectedSocket() socket: SignedInSocket, @MessageBody() event: CallLeaveEvent): Promise<void> {
    return this.room.leave(socket, event);
  }

  handleDisconnect(socket: SignedInSocket): void {
    this.room.dropped(socket).catch((err: unknown) => this.logger.warn({ err }));
  }
}
