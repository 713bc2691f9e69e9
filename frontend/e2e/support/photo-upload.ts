import { expect, type Browser } from '@playwright/test';
import { send, signInByCall, type Person } from './people';
import { jpegWithExif } from './photos';

/** Gives a person a photo over the API. Returns its id. */
export async function givePhoto(browser: Browser, person: Person, answers: object): Promise<string> {
  const context = await browser.newContext();
  try {
    const file = await jpegWithExif(await context.newPage(), '#8f4a06');
    const token = await signInByCall(context.request, person);
    const crop = JSON.stringify({ x: 0.1, y: 0, width: 0.6, height: 1 });
    const answer = await context.request.post('/api/photos', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { crop, file },
    });
    await expect(answer, await answer.text()).toBeOK();
    const { id } = (await answer.json()) as { id: string };
    const path = `/api/${person.role === 'family' ? 'family' : 'au-pair'}-profiles/me`;
    await send(context.request, token, 'PUT', path, { ...answers, photos: [id] });
    return id;
  } finally {
    await context.close();
  }
}
