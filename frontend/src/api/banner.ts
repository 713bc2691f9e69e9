export * from './generated/banner';
