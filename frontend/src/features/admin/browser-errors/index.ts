export { BrowserErrorsScreen } from './BrowserErrorsScreen';
