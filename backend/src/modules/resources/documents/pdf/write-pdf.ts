import { drawHead, plainText } from '../../../../platform/pdf/index.js';
import type { Letterhead, PaperDocument } from '../document.js';
import { messages } from '../texts.js';
import { drawBlock, drawSources } from './draw-blocks.js';
import { Paper } from './document-pdf.js';

/** The document as a PDF in the house's type: to print, or to fill in on the screen. */
export async function writePdf(document: PaperDocument, letterhead: Letterhead): Promise<Buffer> {
  const paper = new Paper(document, letterhead);
  const { region, title, subtitle, compact } = document;
  const label = region ? messages.regions[region] : messages.bothRegions;
  drawHead(paper, { house: letterhead.productName, label, title, subtitle, accent: paper.accent, compact });
  if (document.caution !== null) drawBlock(paper, { kind: 'note', paragraphs: [plainText(document.caution)] });
  for (const block of document.blocks) drawBlock(paper, block);
  drawSources(paper, document.sources, letterhead.url);
  return paper.finish();
}
