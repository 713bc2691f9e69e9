/** What machines may read. Private pages are not named here: they say `noindex` themselves, which has to be read. */
export function robotsOf(site: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
