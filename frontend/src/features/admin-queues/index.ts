export { QueuesScreen } from './QueuesScreen';
