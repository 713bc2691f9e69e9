import { describe, expect, it } from '@jest/globals';
import { merged } from './use-notes';

const stored = (content: string, asked: string[] = []) => ({ content, asked, revision: 4, updatedAt: null });
const own = (content: string, asked: string[] = [], revision = 3) => ({ content, asked, revision });

describe('notes of two windows', () => {
  it('keep the words of both', () => {
    const { content, asked, revision } = merged(own('Plays chess', ['driving']), stored('Bakes bread', ['pay']));
    expect(content).toMatch(/^Bakes bread\n[^]*\nPlays chess$/);
    expect({ asked, revision }).toEqual({ asked: ['pay', 'driving'], revision: 4 });
  });
  it('say nothing twice', () => {
    expect(merged(own('Bakes bread, and plays chess'), stored('Bakes bread')).content).toBe(
      'Bakes bread, and plays chess',
    );
    expect(merged(own('Bakes'), stored('Bakes bread')).content).toBe('Bakes bread');
  });
  it('are the own ones if no one else has written', () => {
    expect(merged(own('Bakes', [], 4), stored('Bakes bread', ['pay']))).toEqual(own('Bakes', [], 4));
  });
});
