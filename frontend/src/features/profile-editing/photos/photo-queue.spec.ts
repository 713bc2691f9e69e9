import { describe, expect, it } from '@jest/globals';
import type { Photo } from '../../../api/photos';
import type { uploadPhoto } from '../../../api/upload-photo';
import { PhotoQueue } from './photo-queue';

const crop = { x: 0, y: 0, width: 1, height: 1 };
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const chosen = (...names: string[]) => names.map((name) => ({ file: file(name), crop }));
const lost = { status: 0, code: 'api_unreachable', message: 'No connection' };

type Sent = Parameters<typeof uploadPhoto>[0] & {
  name: string;
  works: (id: string) => void;
  fails: (why: object) => void;
};

/** A queue whose uploads the test ends; the form is a list of photos that takes what is done at once. */
function made(first: string[] = []) {
  const sent: Sent[] = [];
  const form = { photos: first };
  const queue = new PhotoQueue(
    (upload) =>
      new Promise<Photo>((resolve, reject) => {
        const { name } = upload.file as File;
        upload.signal?.addEventListener('abort', () => reject(lost));
        sent.push({ ...upload, name, works: (id) => resolve({ id } as Photo), fails: reject });
      }),
  );
  queue.subscribe(() => {
    form.photos = queue.takeDone(form.photos) ?? form.photos;
  });
  const names = () =>
    queue.entries(form.photos).map((entry) => queue.items.find(({ key }) => key === entry)?.file.name ?? entry);
  const keyOf = (name: string) => queue.items.find((item) => item.file.name === name)?.key ?? '';
  const upload = (name: string) => {
    const found = sent.findLast((one) => one.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { queue, sent, form, names, keyOf, upload };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('Several photos', () => {
  it('keep the order in which they were chosen, whichever is uploaded first; two are uploaded at once', async () => {
    const { queue, sent, form, names, upload } = made(['old']);
    queue.add(chosen('a', 'b', 'c'), form.photos);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
    upload('b').works('B');
    await turn();
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(names()).toEqual(['old', 'a', 'B', 'c']);
    upload('c').works('C');
    upload('a').works('A');
    await turn();
    expect(form.photos).toEqual(['old', 'A', 'B', 'C']);
  });

  it('can be ordered during the upload', async () => {
    const { queue, form, names, keyOf, upload } = made(['old']);
    queue.add(chosen('a', 'b'), form.photos);
    form.photos = queue.reorder([keyOf('b'), 'old', keyOf('a')], form.photos);
    upload('a').works('A');
    upload('b').works('B');
    await turn();
    expect(names()).toEqual(['B', 'old', 'A']);
    expect(form.photos).toEqual(['B', 'old', 'A']);
  });

  it('report progress and whether anything is being uploaded', async () => {
    const { queue, form, upload } = made();
    expect(await queue.settled()).toBe(true);
    queue.add(chosen('a'), form.photos);
    upload('a').onProgress(40);
    expect(queue.items).toMatchObject([{ state: 'sending', progress: 40 }]);
    const settled = queue.settled();
    upload('a').works('A');
    expect(await settled).toBe(true);
    expect(form.photos).toEqual(['A']);
  });
});

describe('A photo that fails', () => {
  it.each([
    ['the network is lost', lost, 'No connection'],
    ['it is too large', { status: 413, code: 'payload_too_large', message: 'Too large' }, 'Too large'],
    ['it was too much', { status: 429, code: 'rate_limited', message: 'Wait' }, 'Wait'],
    ['the session ended', { status: 401, code: 'unauthenticated', message: 'Please log in' }, 'Please log in'],
  ])('keeps file, crop and place when %s, and is added at the next try', async (_, error, failure) => {
    const { queue, form, names, keyOf, upload } = made();
    queue.add(chosen('a', 'b'), form.photos);
    const settled = queue.settled();
    upload('b').works('B');
    upload('a').fails(error);
    expect(await settled).toBe(false);
    expect(names()).toEqual(['a', 'B']);
    expect(queue.items).toMatchObject([{ state: 'failed', failure }]);
    queue.retry(keyOf('a'));
    expect(upload('a')).toMatchObject({ crop });
    upload('a').works('A');
    await turn();
    expect(form.photos).toEqual(['A', 'B']);
    expect(await queue.settled()).toBe(true);
  });

  it('does not stop the others', async () => {
    const { queue, form, upload } = made();
    queue.add(chosen('a', 'b', 'c', 'd'), form.photos);
    upload('a').fails(lost);
    upload('b').fails(lost);
    await turn();
    upload('c').works('C');
    upload('d').works('D');
    await turn();
    expect(form.photos).toEqual(['C', 'D']);
  });
});

describe('A picture that is removed', () => {
  it('is no longer sent, and is restored to its place', async () => {
    const { queue, form, names, keyOf, upload } = made();
    queue.add(chosen('a', 'b'), form.photos);
    const undo = queue.remove(keyOf('a'));
    expect(upload('a').signal?.aborted).toBe(true);
    expect(names()).toEqual(['b']);
    undo();
    undo();
    expect(names()).toEqual(['a', 'b']);
    await turn();
    upload('a').works('A');
    upload('b').works('B');
    await turn();
    expect(form.photos).toEqual(['A', 'B']);
  });
});

describe('The focal point of a picture on its way', () => {
  const point = { x: 30, y: 20 };

  it('goes with the picture, which keeps its place, and is known by its photo later', async () => {
    const { queue, form, names, keyOf, upload, sent } = made();
    queue.add(chosen('a', 'b', 'c'), form.photos);
    const key = keyOf('a');
    expect(queue.photoOf(key)).toBeNull();
    const before = upload('a');
    queue.refocus(key, point);
    await turn();
    expect(before.signal?.aborted).toBe(true);
    expect(sent.map(({ name, focalPoint }) => [name, focalPoint])).toEqual([
      ['a', null],
      ['b', null],
      ['a', point],
    ]);
    expect(names()).toEqual(['a', 'b', 'c']);
    upload('a').works('A');
    await turn();
    expect(queue.photoOf(key)).toBe('A');
    expect(names()).toEqual(['A', 'b', 'c']);
    queue.refocus(key, null);
    expect(names()).toEqual(['A', 'b', 'c']);
  });

  it('is kept for the next try, and forgotten with another part', async () => {
    const { queue, form, keyOf, upload } = made();
    queue.add(chosen('a'), form.photos);
    queue.refocus(keyOf('a'), point);
    upload('a').fails(lost);
    await turn();
    queue.retry(keyOf('a'));
    expect(upload('a').focalPoint).toEqual(point);
    queue.recrop(keyOf('a'), { ...crop, width: 0.5 });
    expect(upload('a').focalPoint).toBeNull();
  });
});

describe('Another part of a picture', () => {
  const other = { x: 0.2, y: 0, width: 0.5, height: 0.5 };

  it('replaces the photo once it is uploaded', async () => {
    const { queue, form, names, upload } = made(['first']);
    queue.add(chosen('a', 'b'), form.photos);
    upload('a').works('A');
    upload('b').works('B');
    await turn();
    queue.recrop('A', other);
    expect(names()).toEqual(['first', 'a', 'B']);
    expect(form.photos).toEqual(['first', 'A', 'B']);
    expect(upload('a').crop).toBe(other);
    upload('a').works('A2');
    await turn();
    expect(form.photos).toEqual(['first', 'A2', 'B']);
    expect(queue.sourceOf('A2')?.crop).toBe(other);
  });

  it('leaves the photo unchanged when it is cancelled', async () => {
    const { queue, form, names, keyOf, upload } = made();
    queue.add(chosen('a', 'b'), form.photos);
    upload('a').works('A');
    upload('b').works('B');
    await turn();
    queue.recrop('A', other);
    upload('a').fails(lost);
    await turn();
    queue.remove(keyOf('a'));
    expect(names()).toEqual(['A', 'B']);
  });

  it('can be chosen while the first is still being uploaded', async () => {
    const { queue, form, sent, upload } = made();
    queue.add(chosen('a'), form.photos);
    const [{ key } = { key: '' }] = queue.items;
    queue.recrop(key, other);
    expect(sent[0]?.signal?.aborted).toBe(true);
    upload('a').works('A');
    await turn();
    expect(form.photos).toEqual(['A']);
  });

  it('is unknown for a photo of an earlier visit', () => {
    const { queue } = made(['old']);
    queue.recrop('old', other);
    expect(queue.items).toEqual([]);
  });
});
