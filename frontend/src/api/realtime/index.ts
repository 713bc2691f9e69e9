export { askAgain } from './ask-again';
export { realtime } from './realtime';
export * from './realtime-types';
export { useRealtimeEvent, useRealtimeStatus } from './use-realtime';
