export * from './clocks';
export { serverNow, syncServerClock } from './server-clock';
export { useDeviceNow, useNow, useToday } from './use-now';
export { serverTime, useServerNow } from './use-server-now';
