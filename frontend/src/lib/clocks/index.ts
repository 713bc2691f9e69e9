export * from './clocks';
export { useNow, useToday } from './use-now';
