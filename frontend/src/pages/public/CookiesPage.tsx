export { CookiesScreen as Component } from '../../features/legal/CookiesScreen';
