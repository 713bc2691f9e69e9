export { MetricsScreen } from './MetricsScreen';
