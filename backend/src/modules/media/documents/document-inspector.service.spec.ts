import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { DocumentInspectorService } from './document-inspector.service.js';
import type { DocumentType } from './document-job.js';
import { honestDocumentType } from './document-type.js';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
const packed = (inner: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') => {
  const bytes = deflateSync(Buffer.from(inner, 'latin1')).toString('latin1');
  return pdf(`5 0 obj << ${dictionary} /Length ${bytes.length} >> stream\r\n${bytes}\nendstream endobj`);
};

const inspector = new DocumentInspectorService();
afterAll(() => inspector.onApplicationShutdown());
const verdictOn = async (bytes: Buffer, type: DocumentType = 'application/pdf') => {
  const answer = await inspector.process({ bytes, type });
  return 'refusal' in answer ? answer.refusal : 'kept';
};

describe('A document', () => {
  it.each([
    ['an ordinary PDF', pdf('1 0 obj << /Type /Catalog /OpenAction [3 0 R /Fit] >> endobj'), 'kept'],
    ['a PDF with packed objects', packed('1 0 << /Type /Catalog >>'), 'kept'],
    ['a cut-off PDF', Buffer.from('%PDF-1.7\n1 0 obj <<'), 'unreadable'],
    ['a locked PDF', pdf('9 0 obj << /Encrypt 4 0 R >> endobj'), 'encrypted'],
    ['JavaScript', pdf('1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'), 'active'],
    ['disguised JavaScript', pdf('1 0 obj << /S /J#61vaScr#69pt /JS (x) >> endobj'), 'active'],
    ['packed JavaScript', packed('1 0 << /S /JavaScript /JS (x) >>'), 'active'],
    [
      'JavaScript in a disguised pack',
      packed('1 0 << /S /JavaScript >>', '/Type /Obj#53tm /Filter /FlateDecode'),
      'active',
    ],
    ['a pack that cannot be looked into', packed('1 0', '/Type /ObjStm /Filter /LZWDecode'), 'unreadable'],
    ['a launch action', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'active'],
    ['a way into another file', pdf('1 0 obj << /S /GoToR /F (\\\\\\\\host\\\\share\\\\x.pdf) >> endobj'), 'active'],
    ['a link to a file', pdf('1 0 obj << /S /URI /URI (file:///etc/passwd) >> endobj'), 'active'],
    ['a disguised link to a file', pdf('1 0 obj << /S /URI /URI (\\146ile:///etc/passwd) >> endobj'), 'active'],
    ['a link to a file in hexadecimal', pdf('1 0 obj << /S /URI /URI <46696C653A2F2F> >> endobj'), 'active'],
    ['a link to a computer of the network', pdf('1 0 obj << /S /URI /URI (\\\\\\\\host\\\\share) >> endobj'), 'active'],
    ['one in octal', pdf('1 0 obj << /F (\\134\\134host\\134share) >> endobj'), 'active'],
    ['an ordinary link', pdf('1 0 obj << /S /URI /URI (https://example.org/a\\\\b) >> endobj'), 'kept'],
    ['an embedded file', pdf('1 0 obj << /Names << /EmbeddedFiles 7 0 R >> >> endobj'), 'active'],
    ['the test virus in a PDF', pdf(EICAR), 'infected'],
  ])('%s', async (_name, bytes, verdict) => {
    expect(await verdictOn(bytes)).toBe(verdict);
  });

  it('that is a picture is drawn anew, without what the camera wrote', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const answer = await inspector.process({ bytes: picture, type: 'image/jpeg' });
    if ('refusal' in answer) throw new Error(answer.refusal);
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    expect((await sharp(Buffer.from(answer.result.bytes)).metadata()).exif).toBeUndefined();
  });

  it('that is no picture although it says so is unreadable', async () => {
    expect(await verdictOn(Buffer.from('\xff\xd8\xffnothing', 'latin1'), 'image/jpeg')).toBe('unreadable');
  });

  it.each([
    ['%PDF-1.7', 'application/pdf', 'paper.pdf', 'application/pdf'],
    ['%PDF-1.7', 'application/pdf', 'paper', 'application/pdf'],
    ['%PDF-1.7', 'image/png', 'paper.png', null],
    ['%PDF-1.7', 'application/pdf', 'paper.exe', null],
    ['<svg xmlns="', 'image/svg+xml', 'paper.svg', null],
    ['MZ\x90', 'application/pdf', 'paper.pdf', null],
  ])('of bytes %j sent as %s under the name %s is taken for %s', (bytes, type, name, expected) => {
    const file = { bytes: Buffer.from(bytes, 'latin1'), declaredType: type, fileName: name };
    if (expected) expect(honestDocumentType(file)).toBe(expected);
    else expect(() => honestDocumentType(file)).toThrow('Please choose a PDF, JPEG or PNG file.');
  });
});
