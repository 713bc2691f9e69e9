export { BackOfficeComingPage as Component } from '../../features/coming/ComingPage';
