export { employerClockTexts } from './texts';
