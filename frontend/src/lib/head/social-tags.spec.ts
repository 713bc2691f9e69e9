import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SocialTags } from './SocialTags';

const HOSTILE = '"><script>planted()</script><meta property=\'';

describe('The tags of a link that is shared', () => {
  it('1.2.1 contain the title as text', () => {
    const html = renderToStaticMarkup(
      createElement(SocialTags, {
        title: HOSTILE,
        description: HOSTILE,
        type: 'article',
        url: `https://wf.example/blog/a?b=${HOSTILE}`,
        image: 'https://wf.example/a.png',
        cover: { alt: HOSTILE },
        region: 'australia',
        both: false,
        locale: undefined,
      }),
    );
    const rest = html.replaceAll(/<meta (?:property|name)="[\w:]+" content="[^"<>]*"\/>/g, '');
    expect(rest).toBe('');
    expect(html.match(/planted\(\)/g)).toHaveLength(6);
  });
});
