import { describe, expect, it } from 'vitest';
import { downloadHeaders } from './download-headers.js';

describe('downloadHeaders', () => {
  it('name a file in letters that every browser reads, and exactly for those that can', () => {
    const headers = downloadHeaders({ fileName: 'Whānau "plan".pdf', fileType: 'application/pdf', size: 5 });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Whanau _plan_.pdf"; filename*=UTF-8''Wh%C4%81nau%20%22plan%22.pdf`,
    );
  });

  it('keep a name inside its header (v5.0.0-5.4.2)', () => {
    const { 'content-disposition': header } = downloadHeaders({
      fileName: 'a\r\nset-cookie: b;"\'(*).pdf',
      fileType: 'application/pdf',
      size: 5,
    });
    expect(header).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w%.-]+$/);
  });
});
