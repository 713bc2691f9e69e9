export { liveModelsOf, withLiveContracts, type LiveContract } from './live-contract.js';
export { RealtimeService, type GroupMember } from './realtime.service.js';
export { RealtimeIoAdapter } from './realtime-io.adapter.js';
export { RealtimeModule } from './realtime.module.js';
export type { SignedInSocket } from './signed-in-socket.js';
export { OnSocketEvent, type SocketAnswer } from './socket-events.js';
