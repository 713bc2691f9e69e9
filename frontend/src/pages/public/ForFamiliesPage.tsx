export { ForFamiliesScreen as Component } from '../../features/landing/audience/ForFamiliesScreen';
