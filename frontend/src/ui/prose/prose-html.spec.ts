import { describe, expect, it } from '@jest/globals';
import { proseParts } from './prose-html';

describe('a long text', () => {
  it('has a name on each main heading, macrons and marks folded, none twice and none of the page’s own', () => {
    const { html, sections } = proseParts(
      '<h2>Kōwhai &amp; “togs”</h2><p>a</p><h2>It’s <em>here</em></h2><h3>no</h3><h2>Its here</h2><h2>!?</h2><h2>State</h2>',
      'Table',
    );
    expect(sections).toEqual([
      { id: 'kowhai-togs', title: 'Kōwhai & “togs”' },
      { id: 'its-here', title: 'It’s here' },
      { id: 'its-here-2', title: 'Its here' },
      { id: 'part', title: '!?' },
      { id: 'state-2', title: 'State' },
    ]);
    expect(html).toContain('<h2 id="kowhai-togs">Kōwhai &amp; “togs”</h2>');
    expect(html).toContain('<h3>no</h3>');
  });

  it('has no heading without words in its tables', () => {
    expect(proseParts('<tr><th scope="col"></th><th scope="col">Pay</th></tr>', 'Table').html).toBe(
      '<tr><td></td><th scope="col">Pay</th></tr>',
    );
  });

  it('frames its tables, so that a narrow screen can move them', () => {
    expect(proseParts('<table><tbody></tbody></table>', 'Table').html).toBe(
      '<div data-table tabindex="0" role="group" aria-label="Table"><table><tbody></tbody></table></div>',
    );
  });
});
