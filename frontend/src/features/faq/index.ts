export { FaqScreen } from './FaqScreen';
export { loadFaq } from './load-faq';
