import type { ImportedPost, PicturesService, PostImportService } from '@wattle-and-fern/backend/seeding';
import { pictureOf } from '../pictures.js';

const HOUR_MS = 3_600_000;
export const DEMO_COVER = 'three-things-we-moved-out.webp';

const ROOM = {
  title: 'Three things we moved out of the spare room',
  slug: 'three-things-we-moved-out',
  summary: 'The rowing machine, the winter coats and the good intentions: what left the room, and what stayed.',
  author: 'The Hartleys',
  category: 'For Families',
  content:
    '<p>For six years it was the room in which things waited. Then someone was to live in it.</p><h2>The rowing machine</h2><p>No one had rowed since the second winter. It went to the shed, where it waits as well as it did here.</p><h2>The winter coats</h2><p>A wardrobe that is half full is a cupboard with a guest in it. We emptied all of it.</p>',
};
const INTENTIONS =
  '<h2>The good intentions</h2><p>A sewing machine, a crate of frames. If it has not happened in six years, it does not need a room.</p><blockquote><p>“The best thing in it,” she said later, “was the empty shelf.”</p></blockquote>';

const HEAT = {
  title: 'Forty degrees by eleven: a plan for hot days',
  slug: 'forty-degrees-by-eleven',
  summary: 'Early park, dark house, cold bath: how a day with small children goes when the sun is not on your side.',
  author: 'The kitchen table',
  category: 'First Weeks',
  seoTitle: 'Hot days with children: a plan for au pairs',
  content:
    '<p>The park is yours until nine. After that it belongs to the magpies.</p><h2>Before nine</h2><ul><li><p>Hats, water, sunscreen, in that order, before the shoes.</p></li><li><p>Somewhere with trees. Slides burn.</p></li></ul><h2>Eleven to four</h2><p>Blinds down on the sunny side, one door open on the other. A bath in the afternoon is an outing.</p><h2>When it is too much</h2><p>Ring the parents early rather than late. They would rather come home than hear about it in the evening.</p>',
};

/** A post with a past and a cover, one that appears in two days, and one that is half-written. */
export async function addDemoPosts(
  posts: PostImportService,
  pictures: PicturesService,
  keeperId: string,
  now: Date,
): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  if (await posts.has(ROOM.slug)) return;
  const { url } = await pictures.importTrusted(keeperId, await pictureOf(DEMO_COVER), null);
  const cover = { image_url: url, image_alt: 'A small room with a made bed, a lamp and an empty shelf' };
  const whole = { ...ROOM, ...cover, content: ROOM.content + INTENTIONS };
  const wish: Omit<ImportedPost, 'editorId'>[] = [
    {
      publishedAt: at(-30),
      scheduledFor: null,
      versions: [
        { kind: 'autosaved', savedAt: at(-54), text: { ...ROOM, title: 'Things we moved out of the spare room' } },
        { kind: 'saved', savedAt: at(-31), text: { ...ROOM, ...cover } },
        { kind: 'published', savedAt: at(-30), text: whole },
      ],
    },
    {
      publishedAt: null,
      scheduledFor: at(44),
      versions: [
        { kind: 'autosaved', savedAt: at(-6), text: { ...HEAT, seoTitle: null } },
        { kind: 'scheduled', savedAt: at(-5), text: HEAT },
      ],
    },
    {
      publishedAt: null,
      scheduledFor: null,
      versions: [
        {
          kind: 'autosaved',
          savedAt: at(-1),
          text: {
            title: 'Rain on the school run',
            slug: 'rain-on-the-school-run',
            category: 'Culture & Travel',
            content: '<p>There is no bad weather in Wellington, there is only Tuesday.</p>',
          },
        },
      ],
    },
  ];
  for (const post of wish) await posts.add({ ...post, editorId: keeperId });
}
