import { describe, expect, it } from 'vitest';
import { renderEmail } from './render-email.js';
import type { EmailContent, Sender } from './email-content.js';

const sender: Sender = {
  productName: 'Wattle & Fern',
  publicUrl: 'https://wattleandfern.example',
  supportEmail: 'hello@wattleandfern.example',
};
const content: EmailContent = {
  subject: 'Confirm your email address',
  preview: 'One click and families can find you.',
  heading: 'Welcome, Lena',
  paragraphs: ['Please confirm that this address is yours.'],
  action: { label: 'Confirm my address', url: 'https://wattleandfern.example/auth#type=verify&token=abc' },
  afterAction: ['The link works for 24 hours.'],
};

describe('renderEmail', () => {
  it('says everything in plain text too, the link on a line of its own', () => {
    const { text } = renderEmail(content, sender);
    expect(text.split('\n')).toContain('https://wattleandfern.example/auth#type=verify&token=abc');
    for (const part of [
      'Welcome, Lena',
      'Please confirm',
      'Confirm my address',
      '24 hours',
      'hello@wattleandfern.example',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<|&amp;/);
  });

  it('shows the same in HTML that loads nothing from anywhere, light and dark', () => {
    const { html } = renderEmail(content, sender);
    expect(html).toContain('href="https://wattleandfern.example/auth#type=verify&amp;token=abc"');
    expect(html).toContain('<svg');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('lang="en-AU"');
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
  });

  it('turns markup in names into text (v5.0.0-1.2.1)', () => {
    const { html, text } = renderEmail({ ...content, heading: '<img src=x onerror=alert(1)> & "co"' }, sender);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
    expect(text).toContain('<img src=x onerror=alert(1)> & "co"');
  });

  it('needs no button', () => {
    const { html, text } = renderEmail({ ...content, action: undefined }, sender);
    expect(html).not.toContain('class="button"');
    expect(text).not.toContain('undefined');
  });
});
