export * from './generated/pipeline';
