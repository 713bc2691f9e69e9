export { TermsScreen as Component } from '../../features/legal/TermsScreen';
