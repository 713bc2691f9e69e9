import { escaped } from '../html.js';
import { outboxTexts as texts } from '../texts.js';
import type { OutboxAttachment, OutboxEmail } from './outbox-reader.js';

/** The pages contain styles and no script; an email is a separate, sandboxed document. */
export const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; --canvas: #FFFBF5; --surface: #FFFFFF; --ink: #1E2327; --muted: #5C6369; --primary: #144E6B; --line: #1E232720; }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #12181C; --surface: #1B2328; --ink: #F4F0EA; --muted: #A9B2B8; --primary: #7FC4E4; --line: #F4F0EA22; }
  }
  body { margin: 0 auto; max-width: 880px; padding: 32px 16px 64px; background: var(--canvas); color: var(--ink); font: 16px/1.6 Figtree, system-ui, sans-serif; }
  h1 { font: 600 38px/1.2 Fraunces, Georgia, serif; margin: 16px 0; } h2 { font-size: 16px; margin: 24px 0 8px; }
  a { color: var(--primary); } a:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
  .muted, dt { color: var(--muted); }
  ol { list-style: none; padding: 0; margin: 24px 0; } ol li { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; margin-bottom: 12px; }
  ol a { display: grid; gap: 4px; padding: 16px 24px; color: inherit; text-decoration: none; } ol strong { color: var(--primary); }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; } dd { margin: 0; overflow-wrap: anywhere; }
  li { overflow-wrap: anywhere; }
  iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); background-clip: padding-box; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }`;

const dated = (iso: string) =>
  iso ? new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso)) : '';
const time = (iso: string) => `<time datetime="${escaped(iso)}">${escaped(dated(iso))}</time>`;
const page = (title: string, body: string) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
${body}
</body>
</html>
`;

/** The list of emails, newest first. */
export function outboxPage(emails: readonly OutboxEmail[], to?: string): string {
  const filter = to
    ? `<p>${escaped(texts.filteredBy(to))} <a href="/dev/outbox">${escaped(texts.showAll)}</a></p>`
    : '';
  const item = (email: OutboxEmail) =>
    `<li><a href="/dev/outbox/${escaped(email.name)}"><strong>${escaped(email.subject)}</strong><span>${escaped(email.to)}</span><span class="muted">${time(email.sentAt)}</span></a></li>`;
  const list = emails.length > 0 ? `<ol>\n${emails.map(item).join('\n')}\n</ol>` : `<p>${escaped(texts.empty)}</p>`;
  return page(
    texts.title,
    `<h1>${escaped(texts.title)}</h1>\n<p class="muted">${escaped(texts.intro)}</p>\n${filter}\n${list}`,
  );
}

/** One email: its links, HTML and plain text. */
export function outboxEmailPage(email: OutboxEmail): string {
  const links = email.links.map((link) => `<li><a href="${escaped(link)}">${escaped(link)}</a></li>`).join('\n');
  // Links open outside the sandboxed frame.
  const framed = email.html.replace(/<head>/i, '<head><base target="_top">');
  return page(
    email.subject,
    `<p><a href="/dev/outbox">${escaped(texts.back)}</a></p>
<h1>${escaped(email.subject)}</h1>
<dl>
<dt>${texts.from}</dt><dd>${escaped(email.from)}</dd>
<dt>${texts.to}</dt><dd>${escaped(email.to)}</dd>
<dt>${texts.sent}</dt><dd>${time(email.sentAt)}</dd>
</dl>
<h2>${escaped(texts.links)}</h2>
<ul>
${links}
</ul>
<h2>${escaped(texts.asHtml)}</h2>
<iframe title="${escaped(texts.asHtml)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escaped(framed)}"></iframe>
<h2>${escaped(texts.asText)}</h2>
<pre>${escaped(email.text)}</pre>${email.attachments.length > 0 ? attachmentList(email.attachments) : ''}`,
  );
}

const attachmentList = (attachments: readonly OutboxAttachment[]) =>
  `\n<h2>${escaped(texts.attachments)}</h2>\n${attachments.map(attached).join('\n')}`;

/** A download link, and the content if it is text. */
function attached({ name, mimeType, method, content, encoding }: OutboxAttachment): string {
  const address = `data:${mimeType};base64,${Buffer.from(content, encoding).toString('base64')}`;
  const link = `<a download="${escaped(name)}" href="${escaped(address)}">${escaped(name)}</a>`;
  const kind = `<span class="muted">${escaped([mimeType, method].filter(Boolean).join(', '))}</span>`;
  return `<p>${link} ${kind}</p>${encoding === 'utf8' ? `\n<pre>${escaped(content)}</pre>` : ''}`;
}
