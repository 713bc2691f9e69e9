export { refetchChanged } from './refetch-changed';
export { realtime } from './realtime';
export * from './realtime-types';
export { useRealtimeEvent, useRealtimeStatus } from './use-realtime';
