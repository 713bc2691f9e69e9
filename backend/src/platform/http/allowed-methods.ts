/** The methods of each registered route: an unknown path is a 404, a known path with another method a 405. */
export class AllowedMethods {
  private readonly routes: { segments: readonly string[]; method: string }[] = [];

  add({ url, method }: { url: string; method: string | readonly string[] }): void {
    const segments = url.split('/');
    for (const one of [method].flat()) this.routes.push({ segments, method: one });
  }

  /** Sorted; empty for an unknown path. */
  of(url: string): string[] {
    const path = (url.split('?', 1)[0] ?? '').split('/');
    const found = this.routes.filter(({ segments }) => isMatch(segments, path)).map(({ method }) => method);
    return [...new Set(found)].sort();
  }
}

const isMatch = (route: readonly string[], path: readonly string[]): boolean =>
  (route.at(-1) === '*' ? path.length >= route.length : path.length === route.length) &&
  route.every((segment, index) => segment === '*' || segment === path[index] || (segment[0] === ':' && !!path[index]));
