export * from './clocks';
export { useNow } from './use-now';
