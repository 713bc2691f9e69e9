import { escaped } from './html.js';
import type { EmailContent, ComposedEmail, Quote, Sender, Unsubscribe } from './email-content.js';
import { emailTexts } from './texts.js';

/** The logo as inline drawing: nothing to load or to track the reader. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 64 64" aria-hidden="true" style="vertical-align:middle;margin-right:8px;"><rect width="64" height="64" rx="15" fill="#FFF6E3"/><g transform="translate(1.6 1.4) scale(1.25)"><path d="M23 45C25 33 26.5 20 25 4" fill="none" stroke="#22663B" stroke-width="2.2" stroke-linecap="round"/><path d="M25 6C19 5 15.5 7.5 14 12.5C19.5 13.5 23.5 11.5 25.3 9ZM25.6 13C19 11.5 13.5 14.5 11 20.5C17.5 22 23 19.5 25.5 16.5ZM25.3 21.5C18.5 19.5 11.5 23 8.5 29.5C15.5 31.5 22 28.5 25 25.5ZM24.6 31C18.5 29.5 13 32 10 37.5C16 39 21.5 37.5 24.1 35Z" fill="#2F7A4B"/><g fill="#F0B429"><circle cx="29.8" cy="8" r="3.2"/><circle cx="33.2" cy="15.3" r="4.1"/><circle cx="35.6" cy="24.6" r="5"/><circle cx="31.6" cy="34.4" r="4.3"/></g></g></svg>';

/** Fills the preview in inboxes with invisible characters instead of the heading. */
const AFTER_PREVIEW = '&#847;&zwnj;&nbsp;'.repeat(80);

/** Inline styles are the light theme; email programs with a dark theme also read the style sheet. */
const STYLES = {
  canvas: 'margin:0;padding:0;background-color:#FFFBF5;color:#1E2327;',
  card: 'width:100%;max-width:560px;background-color:#FFFFFF;border-top:4px solid #F4C24B;border-radius:16px;',
  cell: "padding:32px;overflow-wrap:anywhere;font-family:Figtree,system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.6;color:#1E2327;",
  brand:
    'font-family:Fraunces,Georgia,serif;font-size:20px;font-weight:600;color:#1E2327;text-decoration:none;vertical-align:middle;',
  heading:
    'margin:24px 0 16px;font-family:Fraunces,Georgia,serif;font-size:30px;line-height:1.2;font-weight:600;color:#1E2327;',
  paragraph: 'margin:0 0 16px;',
  button:
    'display:inline-block;padding:14px 24px;border-radius:10px;background-color:#144E6B;color:#FFFFFF;font-weight:600;text-decoration:none;',
  small: 'margin:0 0 12px;font-size:14px;color:#5C6369;',
  link: 'color:#144E6B;word-break:break-all;',
  plainLink: 'color:#144E6B;',
  who: 'margin:0 0 4px;font-size:14px;color:#5C6369;',
  quote: 'margin:0 0 16px;padding:12px 16px;border-radius:10px;background-color:#FFFBF5;',
  fine: 'margin:24px 0 0;font-size:12px;color:#5C6369;',
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;',
} as const;
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background-color: #12181C !important; }
    .card { background-color: #1B2328 !important; }
    .ink { color: #F4F0EA !important; }
    .muted { color: #A9B2B8 !important; }
    .button { background-color: #7FC4E4 !important; color: #0B2230 !important; }
    .link { color: #7FC4E4 !important; }
    .quote { background-color: #12181C !important; }
  }`;

/** Subject, plain text and HTML of an email in the product's layout. */
export function renderEmail(content: EmailContent, sender: Sender): ComposedEmail {
  return { subject: content.subject, text: textOf(content, sender), html: htmlOf(content, sender) };
}

function textOf(
  { heading, paragraphs, quotes = [], action, afterAction = [], unsubscribe }: EmailContent,
  { productName, publicUrl, supportEmail }: Sender,
): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...quotes.map(({ who, text }) => `${who}:\n${indented(text)}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterAction,
    `${emailTexts.help(supportEmail)}\n${emailTexts.signature(productName)}`,
    publicUrl,
    ...(unsubscribe ? [`${unsubscribe.reason}\n${unsubscribe.label}:\n${unsubscribe.pageUrl}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const indented = (text: string) => text.replace(/^/gm, '  ');

function htmlOf(
  { subject, preview, heading, paragraphs, quotes = [], action, afterAction = [], unsubscribe }: EmailContent,
  sender: Sender,
): string {
  const paragraph = (text: string, style: string, name: string) =>
    `<p class="${name}" style="${style}">${escaped(text)}</p>`;
  const button = (url: string, label: string) =>
    `<p style="margin:24px 0;"><a class="button" href="${escaped(url)}" style="${STYLES.button}">${escaped(label)}</a></p>`;
  const fallback = (url: string) =>
    `<p class="muted" style="${STYLES.small}">${escaped(emailTexts.buttonFallback)}<br><a class="link" href="${escaped(url)}" style="${STYLES.link}">${escaped(url)}</a></p>`;
  const quote = ({ who, text }: Quote) =>
    `<p class="muted" style="${STYLES.who}">${escaped(who)}</p>
<p class="ink quote" style="${STYLES.quote}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
  const unsubscribing = ({ reason, label, pageUrl }: Unsubscribe) =>
    `<p class="muted" style="${STYLES.fine}">${escaped(reason)} <a class="link" href="${escaped(pageUrl)}" style="${STYLES.plainLink}">${escaped(label)}</a></p>`;
  const closing = [emailTexts.help(sender.supportEmail), emailTexts.signature(sender.productName)];
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="canvas" style="${STYLES.canvas}">
<div style="${STYLES.preview}">${escaped(preview)}${AFTER_PREVIEW}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background-color:#FFFBF5;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="card" cellpadding="0" cellspacing="0" style="${STYLES.card}"><tr><td class="ink" style="${STYLES.cell}">
<a class="ink" href="${escaped(sender.publicUrl)}" style="${STYLES.brand}">${MARK}${escaped(sender.productName)}</a>
<h1 class="ink" style="${STYLES.heading}">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(text, STYLES.paragraph, 'ink')).join('\n')}
${quotes.map(quote).join('\n')}
${action ? button(action.url, action.label) : ''}
${afterAction.map((text) => paragraph(text, STYLES.small, 'muted')).join('\n')}
${action ? fallback(action.url) : ''}
${closing.map((text) => paragraph(text, STYLES.small, 'muted')).join('\n')}
${unsubscribe ? unsubscribing(unsubscribe) : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
