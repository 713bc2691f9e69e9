/** The paragraphs, headings, lists and so on of a clean HTML text, each as HTML. Browser only. */
export function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML];
    return node.textContent?.trim() ? [node.textContent] : [];
  });
}

/** What is to be read in a piece of HTML; of a picture what it shows. Browser only. */
export function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`[${picture.alt || picture.src}]`);
  for (const cell of body.querySelectorAll('td, th, li')) cell.append(' · ');
  for (const block of body.querySelectorAll('p, h2, h3, h4, blockquote')) block.append(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
