import { COLUMNS } from './stages.js';

export const messages = {
  column: `column must be one of ${COLUMNS.join(', ')}`,
  setAside: 'setAside must be true or false',
} as const;
