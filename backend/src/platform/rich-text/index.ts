export { cleanHtml, htmlOfMarkdown, textOfHtml } from './prose.js';
