import { describe, expect, it } from '@jest/globals';
import { countryVisit, landingOf, pathFrom } from './country-visit';

const visit = (host: string, search = '', site = 'https://wf.example') => countryVisit({ host, search, site });

describe('P09 the country of an address', () => {
  it.each([
    ['fr.wf.example', 'france', 'FR'],
    ['de.wf.example', 'germany', 'DE'],
    ['uk.wf.example', 'united-kingdom', 'GB'],
    ['it.wf.example', 'italy', 'IT'],
    ['ES.wf.example:8443', 'spain', 'ES'],
  ])('P09%s is for %s', (host, country, countryCode) => {
    expect(visit(host)).toMatchObject({ country, countryCode, atSubdomain: true });
  });
  it('P09 is read from subdomains of localhost and of a site that begins with www', () => {
    expect(visit('fr.localhost:3000', '', 'http://localhost:3000')?.country).toBe('france');
    expect(visit('fr.wf.example', '', 'https://www.wf.example')?.country).toBe('france');
  });
  it.each(['france', 'germany', 'spain'])('P09 ?country=%s is for it', (country) => {
    expect(visit('wf.example', `?country=${country}&ref=x`)).toMatchObject({ country, atSubdomain: false });
  });
  it.each([
    ['wf.example', ''],
    ['www.wf.example', ''],
    ['localhost:3000', ''],
    ['127.0.0.1:3000', ''],
    ['[::1]:3000', ''],
    ['fr.elsewhere.example', ''],
    ['fr.wf.example.evil.example', ''],
    ['frwf.example', ''],
    ['a.fr.wf.example', ''],
    ['nl.wf.example', ''],
    ['wf.example', '?country=italy'],
    ['wf.example', '?country=FRANCE'],
    ['wf.example', '?country='],
  ])('P09%s%s is for no one in particular', (host, search) => {
    expect(visit(host, search)).toBeNull();
  });
  it('P09 is that of the subdomain before that of the query', () => {
    expect(visit('es.wf.example', '?country=france')?.country).toBe('spain');
  });
  it('P10 the United Kingdom and Italy have no page of their own yet', () => {
    expect(landingOf(visit('uk.wf.example'))).toBeNull();
    expect(landingOf(visit('it.wf.example'))).toBeNull();
    expect(landingOf(visit('de.wf.example'))).toBe('germany');
  });
});

describe('P14 links of a country', () => {
  const french = visit('fr.wf.example');
  it.each([
    ['/search-families?city=Perth', '/search-families?city=Perth&country=france&ref=fr'],
    ['/faq#faq-au-pairs', '/faq?country=france&ref=fr#faq-au-pairs'],
    ['/auth?ref=letter', '/auth?ref=letter&country=france'],
  ])('P14%s says where its reader comes from', (path, marked) => {
    expect(french && pathFrom(french, path)).toBe(marked);
  });
});
