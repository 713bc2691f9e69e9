import { expect, type APIRequestContext } from '@playwright/test';
import { administrator } from './demo';
import { mailTo } from './emails';
import { newRequest, send, signInByCall, type Credentials } from './people';

/** A one-page PDF with a title that viewers can open. */
function onePage(words: string): Buffer {
  const drawing = `BT /F1 28 Tf 60 700 Td (${words.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >> stream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj ${object} endobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** A one-page document. */
export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: onePage(name) });

/** The token in a referee's email. */
export async function referenceToken(request: APIRequestContext, email: string): Promise<string> {
  const { links } = await mailTo(request, email, /reference/);
  const token = links.map((link) => /\/reference\/([\w-]+)$/.exec(link)?.[1]).find(Boolean);
  if (!token) throw new Error('The email has no link to a form');
  return token;
}

/** Gets the verification badge for an au pair over the API: documents, a reference, and the admin's approvals. */
export async function verifyAuPair(person: Credentials): Promise<void> {
  await uploadDocuments(person, approveAll);
}

/**
 * Submits everything for an au pair's badge over the API, including a referee's answer, and leaves it to be reviewed.
 */
export async function uploadDocuments(
  person: Credentials,
  then?: (request: APIRequestContext, userId: string) => Promise<void>,
): Promise<void> {
  const request = await newRequest();
  try {
    const token = await signInByCall(request, person);
    for (const kind of ['identity', 'police_certificate']) {
      const sent = await request.post(`/api/verifications/me/checks/${kind}/files`, {
        headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
        multipart: { file: pdfFile(`${kind}.pdf`) },
      });
      await expect(sent, await sent.text()).toBeOK();
    }
    const email = `referee-of-${person.email}`;
    await send(request, token, 'POST', '/api/verifications/me/references', {
      name: 'Marie Keller',
      email,
      relationship: 'host_family',
    });
    const answered = await request.post('/api/reference-forms', {
      data: {
        token: await referenceToken(request, email),
        declined: false,
        knownFor: 'Since 2023, our two boys',
        wouldTrust: true,
        words: 'On time, even in snow. Firm about bedtime, never loud, and the boys ask for her.',
      },
    });
    await expect(answered, await answered.text()).toBeOK();
    const own = (await send(request, token, 'GET', '/api/accounts/me')) as { id: string };
    await then?.(request, own.id);
  } finally {
    await request.dispose();
  }
}

/** The admin approves all pending checks of one person. */
async function approveAll(request: APIRequestContext, userId: string): Promise<void> {
  const token = await signInByCall(request, administrator);
  for (const kind of ['identity', 'police_certificate', 'references']) {
    const id = await waitingCheck(request, token, userId, kind);
    const path = `/api/admin/verification-checks/${id}`;
    const { version, check } = (await send(request, token, 'GET', path)) as {
      version: number;
      check: { files: { id: string }[] };
    };
    for (const { id: fileId } of check.files) await openFile(request, token, fileId);
    const nextYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
    await send(request, token, 'POST', `${path}/decisions`, { decision: 'approved', version, validUntil: nextYear });
  }
}

/** An admin can approve only after downloading every document of the check. */
async function openFile(request: APIRequestContext, token: string, id: string): Promise<void> {
  const opened = await request.post(`/api/admin/verification-files/${id}/openings`, {
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
    data: { reason: 'Comparing the name' },
  });
  await expect(opened).toBeOK();
}

async function waitingCheck(request: APIRequestContext, token: string, userId: string, kind: string): Promise<string> {
  let cursor: string | null = null;
  do {
    const after: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page = (await send(
      request,
      token,
      'GET',
      `/api/admin/verification-checks?kind=${kind}&limit=50${after}`,
    )) as { items: { id: string; userId: string }[]; nextCursor: string | null };
    const found = page.items.find((item) => item.userId === userId);
    if (found) return found.id;
    cursor = page.nextCursor;
  } while (cursor !== null);
  throw new Error(`No ${kind} of ${userId} waits`);
}
