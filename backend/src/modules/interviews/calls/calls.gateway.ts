import { Logger } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import { OnSocketEvent, type SignedInSocket } from '../../../platform/realtime/index.js';
import { CallRoomService } from './call-room.service.js';
import { CallJoinEvent, CallLeaveEvent, CallSignalEvent, type CallJoinedDto } from './live.dto.js';

/** The room of an interview, over the shared live connection. */
@WebSocketGateway()
export class CallsGateway implements OnGatewayDisconnect<SignedInSocket> {
  private readonly logger = new Logger('Calls');

  constructor(private readonly room: CallRoomService) {}

  @OnSocketEvent('call.join', CallJoinEvent)
  join(socket: SignedInSocket, event: CallJoinEvent): Promise<CallJoinedDto> {
    return this.room.join(socket, event);
  }

  @OnSocketEvent('call.signal', CallSignalEvent)
  signal(socket: SignedInSocket, event: CallSignalEvent): Promise<void> {
    return this.room.signal(socket, event);
  }

  @OnSocketEvent('call.leave', CallLeaveEvent)
  leave(socket: SignedInSocket, event: CallLeaveEvent): Promise<void> {
    return this.room.leave(socket, event);
  }

  handleDisconnect(socket: SignedInSocket): void {
    this.room.dropped(socket).catch((err: unknown) => this.logger.warn({ err }));
  }
}
