export * from './generated/job-board';
