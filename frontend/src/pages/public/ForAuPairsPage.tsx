export { ForAuPairsScreen as Component } from '../../features/landing/audience/ForAuPairsScreen';
export { bringParts as load } from '../../lib/later';
