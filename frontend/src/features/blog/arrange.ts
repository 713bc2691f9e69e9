/** The position of a post in the list. */
type Place =
  | 'lead'
  | 'wide-left'
  | 'narrow-right'
  | 'narrow-left'
  | 'wide-right'
  | 'picture-left'
  | 'text-right'
  | 'text-left'
  | 'picture-right'
  | 'third';

interface Placed<Post> {
  post: Post;
  place: Place;
}

const ABREAST = 3;

/**
 * Sets a page of posts like a newspaper: the first large, then two pictures side by side, a picture next to two short
 * texts, or three texts abreast, as they come. Sides change from band to band.
 */
export function arrange<Post>(posts: readonly Post[], hasPicture: (post: Post) => boolean): Placed<Post>[] {
  const [lead, ...rest] = posts;
  if (lead === undefined) return [];
  const placed: Placed<Post>[] = [{ post: lead, place: 'lead' }];
  let toTheLeft = true;
  while (rest.length > 0) {
    const next = rest.slice(0, ABREAST);
    const pictures = next.filter(hasPicture);
    if (pictures.length === 0) {
      placed.push(...next.map((post): Placed<Post> => ({ post, place: 'third' })));
      rest.splice(0, ABREAST);
      continue;
    }
    const [picture, second] = pictures;
    const band =
      picture !== undefined && second !== undefined
        ? pair(next.slice(0, 2), hasPicture, toTheLeft)
        : nextToTexts(next, hasPicture, toTheLeft);
    placed.push(...band);
    rest.splice(0, band.length);
    toTheLeft = !toTheLeft;
  }
  return placed;
}

function pair<Post>(two: Post[], hasPicture: (post: Post) => boolean, toTheLeft: boolean): Placed<Post>[] {
  if (!two.every(hasPicture)) return nextToTexts(two, hasPicture, toTheLeft);
  const places: Place[] = toTheLeft ? ['wide-left', 'narrow-right'] : ['narrow-left', 'wide-right'];
  return two.map((post, index) => ({ post, place: places[index] ?? 'third' }));
}

/** On the left the picture comes first, on the right second, so that the rows of the grid fill as they should. */
function nextToTexts<Post>(band: Post[], hasPicture: (post: Post) => boolean, toTheLeft: boolean): Placed<Post>[] {
  const texts = band
    .filter((post) => !hasPicture(post))
    .map((post): Placed<Post> => ({ post, place: toTheLeft ? 'text-right' : 'text-left' }));
  const pictures = band
    .filter(hasPicture)
    .map((post): Placed<Post> => ({ post, place: toTheLeft ? 'picture-left' : 'picture-right' }));
  return toTheLeft ? [...pictures, ...texts] : [...texts.slice(0, 1), ...pictures, ...texts.slice(1)];
}
