import { sceneOf } from './categories';

interface Pictured {
  category: string | null;
  image_url: string | null;
}

/** Which posts of a page show a picture: a category's drawing once per page, a post's own picture always. */
export function pictured<Post extends Pictured>(posts: readonly Post[]): Set<Post> {
  const drawn = new Set<string>();
  return new Set(
    posts.filter(({ category, image_url }) => {
      if (image_url) return true;
      const scene = sceneOf(category);
      if (drawn.has(scene)) return false;
      drawn.add(scene);
      return true;
    }),
  );
}
