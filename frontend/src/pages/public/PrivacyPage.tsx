export { PrivacyScreen as Component } from '../../features/legal/PrivacyScreen';
