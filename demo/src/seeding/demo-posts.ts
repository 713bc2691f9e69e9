import type { ImportedPost, PicturesService, PostImportService } from '@wattle-and-fern/backend/seeding';
import { z } from 'zod';
import { contentOf, hours, text } from '../content.js';
import { pictureOf } from '../pictures.js';

const HOUR_MS = 3_600_000;

const postText = z.strictObject({
  title: text,
  slug: text,
  category: z.enum(['For Families', 'First Weeks', 'Culture & Travel']),
  content: text,
  summary: text.optional(),
  author: text.optional(),
  seoTitle: text.nullable().optional(),
});

const post = z.strictObject({
  publishedHoursAgo: hours.optional(),
  scheduledInHours: hours.optional(),
  /** Its cover: a file in `demo/pictures`. */
  picture: z.strictObject({ file: text, shows: text }).optional(),
  text: postText,
  /** First to last. */
  versions: z.array(
    z.strictObject({
      kind: z.enum(['autosaved', 'saved', 'scheduled', 'published']),
      hoursAgo: hours,
      withPicture: z.boolean().default(true),
      /** The changed fields. */
      changes: postText.partial().default({}),
      /** Appended text. */
      more: z.string().default(''),
    }),
  ),
});

export const DEMO_POSTS = contentOf('posts', z.array(post));

/** A post with history and a cover, a scheduled one and a draft. */
export async function addDemoPosts(
  posts: PostImportService,
  pictures: PicturesService,
  adminId: string,
  now: Date,
): Promise<void> {
  const at = (hoursAhead: number) => new Date(now.getTime() + hoursAhead * HOUR_MS);
  for (const { publishedHoursAgo, scheduledInHours, picture, text, versions } of DEMO_POSTS) {
    if (await posts.has(text.slug)) continue;
    const cover = picture && {
      image_url: (await pictures.importTrusted(adminId, await pictureOf(picture.file))).url,
      image_alt: picture.shows,
    };
    const imported: ImportedPost = {
      editorId: adminId,
      publishedAt: publishedHoursAgo === undefined ? null : at(-publishedHoursAgo),
      scheduledFor: scheduledInHours === undefined ? null : at(scheduledInHours),
      versions: versions.map(({ kind, hoursAgo, withPicture, changes, more }) => {
        const written = { ...text, ...(withPicture && cover), ...changes };
        return { kind, savedAt: at(-hoursAgo), text: { ...written, content: written.content + more } };
      }),
    };
    await posts.add(imported);
  }
}
