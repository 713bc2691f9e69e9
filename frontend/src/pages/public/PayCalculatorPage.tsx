export { loadPayCalculator as load, PayCalculatorScreen as Component } from '../../features/tools';
