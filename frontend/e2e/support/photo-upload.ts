import { expect, type Browser } from '@playwright/test';
import { send, signInByCall, type Person } from './people';
import { jpegWithExif } from './photos';

const COLOURS = ['#8f4a06', '#144e6b', '#22663b', '#b42318', '#5c6369'] as const;

/** Uploads a photo for a person over the API. Returns its id. */
export async function givePhoto(browser: Browser, person: Person, answers: object): Promise<string> {
  const [id = ''] = await givePhotos(browser, person, answers, 1);
  return id;
}

/** Uploads several photos for a person over the API, five at most. Returns their ids. */
export async function givePhotos(browser: Browser, person: Person, answers: object, count: number): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const canvas = await context.newPage();
    const token = await signInByCall(context.request, person);
    const crop = JSON.stringify({ x: 0.1, y: 0, width: 0.6, height: 1 });
    const photos: string[] = [];
    for (const colour of COLOURS.slice(0, count)) {
      const answer = await context.request.post('/api/photos', {
        headers: { authorization: `Bearer ${token}` },
        multipart: { crop, file: await jpegWithExif(canvas, colour) },
      });
      await expect(answer, await answer.text()).toBeOK();
      const { id } = (await answer.json()) as { id: string };
      photos.push(id);
    }
    const path = `/api/${person.role === 'family' ? 'family' : 'au-pair'}-profiles/me`;
    await send(context.request, token, 'PUT', path, { ...answers, photos });
    return photos;
  } finally {
    await context.close();
  }
}
