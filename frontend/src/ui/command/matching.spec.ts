import { describe, expect, it } from '@jest/globals';
import { matching } from './matching';

const commands = [
  { to: '/a', label: 'My profile' },
  { to: '/b', label: 'Noémie', hint: 'Nantes' },
  { to: '/c', label: 'Profile photos' },
];
const found = (query: string) => matching(commands, query).map(({ to }) => to);

describe('Finding a command', () => {
  it('shows all of them before anything is typed', () => {
    expect(found('  ')).toEqual(['/a', '/b', '/c']);
  });

  it('puts those that begin with the words first', () => {
    expect(found('prof')).toEqual(['/c', '/a']);
  });

  it('minds neither accents nor capitals, and reads the hint', () => {
    expect(found('NOEMIE')).toEqual(['/b']);
    expect(found('noe nant')).toEqual(['/b']);
  });

  it('wants every word', () => {
    expect(found('profile nantes')).toEqual([]);
  });
});
