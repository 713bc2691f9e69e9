export { CommandPalette, type Command, type CommandGroup } from './CommandPalette';
export { matching } from './matching';
