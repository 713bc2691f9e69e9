export { YourData } from './YourData';
