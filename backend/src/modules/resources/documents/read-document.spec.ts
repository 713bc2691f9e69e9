import { describe, expect, it } from 'vitest';
import { documentHead, readDocument } from './read-document.js';

const head = documentHead.parse({ title: 'Test', subtitle: 'A test', checkedOn: '2026-11-20' });
const blocksOf = (body: string) => readDocument({ slug: 'test', head, body }, []).blocks;
const run = (text: string, style = {}) => ({ kind: 'text', text, bold: false, italic: false, href: null, ...style });

describe('readDocument', () => {
  it('reads sentences with emphasis, links and gaps to write into', () => {
    expect(blocksOf('Pay **A$____** on *Fridays*, see [here](https://example.org/), at most ___.')).toEqual([
      {
        kind: 'paragraph',
        text: [
          run('Pay '),
          run('A$', { bold: true }),
          { kind: 'gap', letters: 4 },
          run(' on '),
          run('Fridays', { italic: true }),
          run(', see '),
          run('here', { href: 'https://example.org/' }),
          run(', at most '),
          { kind: 'gap', letters: 3 },
          run('.'),
        ],
      },
    ]);
  });

  it('reads boxes to tick apart from plain lists', () => {
    expect(blocksOf('- [ ] One\n- [x] Two\n\nText\n\n1. Three')).toMatchObject([
      { kind: 'list', ordered: false, items: [{ box: false }, { box: true }] },
      { kind: 'paragraph' },
      { kind: 'list', ordered: true, items: [{ box: null, text: [run('Three')] }] },
    ]);
  });

  it('reads fields, tables with empty cells, lines, signatures and numbers', () => {
    const fences = [
      '```fields\nName *2 | Date\n```',
      '```table widths=2,1 height=30\nDay | Hours\n**Mon** |\n```',
      '```lines 4\n```',
      '```sign\nParent\n```',
      '```calls\n000 | Help\n```',
    ];
    expect(blocksOf(fences.join('\n\n'))).toMatchObject([
      {
        kind: 'fields',
        rows: [
          [
            { label: 'Name', share: 2 },
            { label: 'Date', share: 1 },
          ],
        ],
      },
      {
        kind: 'table',
        shares: [2, 1],
        rowHeight: 30,
        header: [[run('Day')], [run('Hours')]],
        rows: [[[run('Mon', { bold: true })], []]],
      },
      { kind: 'lines', count: 4 },
      { kind: 'signatures', parties: ['Parent'] },
      { kind: 'calls', calls: [{ number: '000', label: 'Help' }] },
    ]);
  });

  it('names the document and what it does not know', () => {
    expect(() => blocksOf('```chart\n```')).toThrow('test: there is no block "chart"');
    expect(() => blocksOf('<b>x</b>')).toThrow();
  });
});
