export { CommandPalette, type Command } from './CommandPalette';
export { matching } from './matching';
