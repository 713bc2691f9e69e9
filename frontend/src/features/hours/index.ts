export { hoursMessages } from './texts';
