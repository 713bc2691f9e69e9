export { employerClockMessages } from './texts';
