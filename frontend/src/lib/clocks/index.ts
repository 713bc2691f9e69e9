export * from './clocks';
export { useNow, useToday } from './use-now';
export { serverTime, useServerNow } from './use-server-now';
