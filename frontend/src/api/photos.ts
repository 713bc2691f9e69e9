export * from './generated/photos';
