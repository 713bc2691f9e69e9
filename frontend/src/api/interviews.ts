export * from './generated/interviews';
