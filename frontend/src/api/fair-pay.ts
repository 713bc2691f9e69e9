export * from './generated/fair-pay';
