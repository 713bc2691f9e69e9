/** Returns robots.txt. Private pages are not listed: crawlers must be able to read their `noindex`. */
export function robotsOf(site: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
