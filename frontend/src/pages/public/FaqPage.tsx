export { FaqScreen as Component, loadFaq as load } from '../../features/faq';
