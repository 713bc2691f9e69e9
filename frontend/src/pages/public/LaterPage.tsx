export { ComingPage as Component } from '../../features/coming/ComingPage';
