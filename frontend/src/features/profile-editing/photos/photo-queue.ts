import { uploadPhoto, type PhotoCrop } from '../../../api/upload-photo';
import type { FocalPoint } from '../../../api/photos';
import { messageOf } from '../../../lib/api-error';
import { sessionOwner } from '../../../lib/session';
import { Listeners } from '../../../lib/listeners';
import { editingTexts } from '../texts';
import { entriesOf } from './photo-list';

/** A chosen picture that is not a photo of the profile yet. */
export interface QueuedPhoto {
  /** Ours; stands for the photo in the order until it has an id. */
  key: string;
  file: File;
  crop: PhotoCrop;
  /** Null until someone chooses it. */
  focalPoint: FocalPoint | null;
  /** Id of the photo whose place it takes, for a crop that is changed later. */
  replaces: string | null;
  state: 'waiting' | 'sending' | 'failed' | 'done';
  /** 0 to 100. */
  progress: number;
  /** Why it failed. */
  failure: string | null;
  /** The id of the uploaded photo; null until then. */
  id: string | null;
}

type ChosenPhoto = Pick<QueuedPhoto, 'file' | 'crop'> & Partial<Pick<QueuedPhoto, 'focalPoint'>>;

/** The server prepares one photo at a time: while it does, the next one travels. */
const AT_ONCE = 2;

/**
 * Pictures on their way to the profile. One that fails keeps its file, crop and place until it is tried again or
 * removed. It holds the order of photos and pictures, and lives longer than the form: a session may end meanwhile.
 */
export class PhotoQueue {
  private readonly chosenBy = sessionOwner();
  items: readonly QueuedPhoto[] = [];
  /** Ids of photos and keys of pictures. */
  order: readonly string[] = [];
  private readonly sources = new Map<string, ChosenPhoto>();
  /** The ids of uploaded pictures, by their keys. */
  private readonly photoIds = new Map<string, string>();
  private readonly stops = new Map<string, AbortController>();
  private readonly listeners = new Listeners();

  constructor(private readonly upload: typeof uploadPhoto = uploadPhoto) {}

  subscribe = this.listeners.subscribe;
  snapshot = (): readonly QueuedPhoto[] => this.items;

  /** The photos of the profile, with the queued pictures in their places. */
  entries(photos: readonly string[]): string[] {
    return entriesOf(this.order, photos, this.items);
  }

  add(chosen: readonly ChosenPhoto[], photos: readonly string[]): void {
    const added = chosen.map((one) => fresh(one, null));
    this.order = [...this.entries(photos), ...added.map(({ key }) => key)];
    this.set([...this.items, ...added]);
    this.start();
  }

  /** Uploads another part of a picture; its photo stays until that has worked. */
  recrop(entry: string, crop: PhotoCrop): void {
    const source = this.sourceOf(entry);
    if (!source) return;
    const before = this.items.find(({ key }) => key === entry);
    this.stops.get(entry)?.abort();
    const next = fresh({ file: source.file, crop }, before ? before.replaces : entry);
    this.order = this.order.map((one) => (one === entry ? next.key : one));
    this.set(before ? this.items.map((item) => (item === before ? next : item)) : [...this.items, next]);
    this.start();
  }

  /** The id of an entry's photo; null while it is on its way. */
  photoOf(entry: string): string | null {
    return this.items.some(({ key }) => key === entry) ? null : (this.photoIds.get(entry) ?? entry);
  }

  /** Sends a picture with another focal point; null forgets it. */
  refocus(key: string, focalPoint: FocalPoint | null): void {
    const item = this.items.find((one) => one.key === key);
    if (!item) return;
    this.stops.get(key)?.abort();
    this.stops.delete(key);
    this.change(key, { ...again(item), focalPoint });
    this.start();
  }

  /** The file and crop of a picture, or of a photo that was added during this visit. */
  sourceOf(entry: string): ChosenPhoto | undefined {
    return this.items.find(({ key }) => key === entry) ?? this.sources.get(entry);
  }

  retry(...keys: string[]): void {
    this.set(this.items.map((item) => (keys.includes(item.key) && item.state === 'failed' ? again(item) : item)));
    this.start();
  }

  /** Takes a picture away; the answer brings it back. */
  remove(key: string): () => void {
    const removed = this.items.find((item) => item.key === key);
    this.set(this.items.filter((item) => item.key !== key));
    this.stops.get(key)?.abort();
    return () => {
      if (!removed || this.items.some((item) => item.key === key)) return;
      this.set([...this.items, removed.state === 'failed' ? removed : again(removed)]);
      this.start();
    };
  }

  /** Takes over an order that someone chose. Answers with that of the profile's photos. */
  reorder(entries: readonly string[], photos: readonly string[]): string[] {
    this.order = entries;
    this.set([...this.items]);
    return entries
      .flatMap((entry) => this.items.find(({ key }) => key === entry)?.replaces ?? entry)
      .filter((id) => photos.includes(id));
  }

  /** The profile's photos with those that have just been uploaded; null when there are none. */
  takeDone(photos: readonly string[]): string[] | null {
    const done = this.items.filter(({ state }) => state === 'done');
    if (done.length === 0) return null;
    const ids = new Map(done.map(({ key, id }) => [key, id ?? '']));
    const next = this.entries(photos).map((entry) => ids.get(entry) ?? entry);
    for (const [key, id] of ids) this.photoIds.set(key, id);
    for (const { id, file, crop } of done) if (id) this.sources.set(id, { file, crop });
    this.order = next;
    this.set(this.items.filter((item) => !done.includes(item)));
    return this.reorder(next, [...photos, ...ids.values()]);
  }

  get isBusy(): boolean {
    return this.items.some(({ state }) => state === 'waiting' || state === 'sending');
  }

  /** Resolves once nothing is sent any more: true unless a picture has failed. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      let stop: () => void = () => undefined;
      const look = () => {
        if (this.isBusy) return;
        stop();
        resolve(this.items.every(({ state }) => state !== 'failed'));
      };
      stop = this.subscribe(look);
      look();
    });
  }

  private start(): void {
    const free = AT_ONCE - this.items.filter(({ state }) => state === 'sending').length;
    const next = this.items.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0));
    for (const { key } of next) void this.send(key);
  }

  private async send(key: string): Promise<void> {
    // Someone else may have logged in in this tab meanwhile.
    if (sessionOwner() !== this.chosenBy)
      return void this.change(key, { state: 'failed', failure: editingTexts.photos.loggedOut });
    const item = this.change(key, { state: 'sending' });
    if (!item) return;
    const stop = new AbortController();
    this.stops.set(key, stop);
    const isCurrent = () => this.stops.get(key) === stop;
    try {
      const onProgress = (progress: number) => isCurrent() && this.change(key, { progress });
      const { id } = await this.upload({ ...pictureOf(item), onProgress, signal: stop.signal });
      if (isCurrent()) this.change(key, { state: 'done', id });
    } catch (error) {
      if (isCurrent()) this.change(key, { state: 'failed', failure: messageOf(error) });
    } finally {
      if (isCurrent()) this.stops.delete(key);
      this.start();
    }
  }

  private change(key: string, changed: Partial<QueuedPhoto>): QueuedPhoto | undefined {
    this.set(this.items.map((item) => (item.key === key ? { ...item, ...changed } : item)));
    return this.items.find((item) => item.key === key);
  }

  private set(items: readonly QueuedPhoto[]): void {
    this.items = items;
    this.listeners.notify();
  }
}

const pictureOf = ({ file, crop, focalPoint }: QueuedPhoto) => ({ file, crop, focalPoint });

const fresh = ({ file, crop, focalPoint = null }: ChosenPhoto, replaces: string | null): QueuedPhoto => ({
  key: crypto.randomUUID(),
  file,
  crop,
  focalPoint,
  replaces,
  state: 'waiting',
  progress: 0,
  failure: null,
  id: null,
});

const again = (item: QueuedPhoto): QueuedPhoto => ({ ...item, state: 'waiting', progress: 0, failure: null });
