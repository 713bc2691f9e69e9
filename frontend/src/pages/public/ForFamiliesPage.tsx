export { ForFamiliesScreen as Component } from '../../features/landing/audience/ForFamiliesScreen';
export { bringParts as load } from '../../lib/later';
