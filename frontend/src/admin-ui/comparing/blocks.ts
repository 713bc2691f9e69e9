/** Splits a clean HTML text into its blocks (paragraphs, headings, lists), each as HTML. Browser only. */
export function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML];
    return node.textContent?.trim() ? [node.textContent] : [];
  });
}

/** The text of an HTML fragment; for a picture its description. Browser only. */
export function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[${picture.alt || picture.src}]`);
  for (const cell of body.querySelectorAll('td, th, li')) cell.append(' · ');
  for (const block of body.querySelectorAll('p, h2, h3, h4, blockquote')) block.append(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
