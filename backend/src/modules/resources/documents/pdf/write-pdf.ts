import { drawHead, plainText } from '../../../../platform/pdf/index.js';
import type { Letterhead, TemplateDocument } from '../document.js';
import { messages } from '../texts.js';
import { drawBlock, drawSources } from './draw-blocks.js';
import { Template } from './document-pdf.js';

/** The template as a PDF, to print or to fill in on the screen. */
export async function writePdf(document: TemplateDocument, letterhead: Letterhead): Promise<Buffer> {
  const template = new Template(document, letterhead);
  const { region, title, subtitle, compact } = document;
  const label = region ? messages.regions[region] : messages.bothRegions;
  drawHead(template, { house: letterhead.productName, label, title, subtitle, accent: template.accent, compact });
  if (document.caution !== null) drawBlock(template, { kind: 'note', paragraphs: [plainText(document.caution)] });
  for (const block of document.blocks) drawBlock(template, block);
  drawSources(template, document.sources, letterhead.url);
  return template.finish();
}
