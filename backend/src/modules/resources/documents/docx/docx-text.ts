import { ExternalHyperlink, TextRun, type ParagraphChild } from 'docx';
import type { Inline } from '../../../../platform/pdf/index.js';

/** A sentence as Word runs; a gap is a line of underscores. */
export function runsOf(text: Inline[], style: { bold?: boolean } = {}): ParagraphChild[] {
  return text.map((run) => {
    if (run.kind === 'gap') return new TextRun('_'.repeat(run.letters));
    const { text: letters, italic, href } = run;
    const bold = run.bold || style.bold === true;
    if (href === null) return new TextRun({ text: letters, bold, italics: italic });
    return new ExternalHyperlink({
      link: href,
      children: [new TextRun({ text: letters, bold, italics: italic, style: 'Hyperlink' })],
    });
  });
}
