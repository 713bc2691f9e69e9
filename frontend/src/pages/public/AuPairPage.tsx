export { loadAuPair as load, AuPairScreen as Component } from '../../features/profile-page';
