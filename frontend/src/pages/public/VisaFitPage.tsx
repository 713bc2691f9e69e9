export { VisaFitScreen as Component } from '../../features/tools';
