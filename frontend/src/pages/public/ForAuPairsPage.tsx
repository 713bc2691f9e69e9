export { ForAuPairsScreen as Component } from '../../features/landing/audience/ForAuPairsScreen';
