import { describe, expect, it } from '@jest/globals';
import type { ResourceAttachment } from '../../api/resources';
import { sizeInWords } from '../../lib/format/file-size';
import { formatOf, forRegion } from './file-words';

const file = (fileName: string, fileType: string | null = null) => ({ fileName, fileType }) as ResourceAttachment;

describe('words for files', () => {
  it('R15 name format and size', () => {
    expect(formatOf(file('a.pdf', 'application/pdf'))).toBe('PDF');
    expect(formatOf(file('a', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'))).toBe('Word');
    expect(formatOf(file('sheet.ods'))).toBe('ODS');
    expect(formatOf(file('nothing'))).toBe('');
    expect([null, 12, 48_213, 1_240_000].map(sizeInWords)).toEqual(['', '1 kB', '48 kB', '1.2 MB']);
  });

  it('put the reader’s country first', () => {
    const files = ['card-australia.pdf', 'card-new-zealand.pdf', 'both.pdf'].map((name) => file(name));
    expect(forRegion(files, 'newzealand').map(({ fileName }) => fileName)).toEqual([
      'card-new-zealand.pdf',
      'both.pdf',
      'card-australia.pdf',
    ]);
  });
});
