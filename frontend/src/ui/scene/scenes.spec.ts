import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { sceneNames } from './scene-names';

const folder = new URL('../../assets/scenes/', import.meta.url);
const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const drawings = sceneNames.map((name) => ({ name, svg: readFileSync(new URL(`${name}.svg`, folder), 'utf8') }));
/** The two great pictures of the start page and the branch, older than the limit. */
const GREAT = ['aotearoa', 'harbour', 'sprig'];

describe('drawn places', () => {
  it('every name has its file, and every file its name', () => {
    expect(readdirSync(folder).sort()).toEqual(sceneNames.map((name) => `${name}.svg`).sort());
  });

  it('are small enough to travel inside a page', () => {
    for (const { name, svg } of drawings) {
      if (GREAT.includes(name)) continue;
      const size = statSync(new URL(`${name}.svg`, folder)).size;
      expect({ name, fits: size <= 25_600 && gzipSync(svg).length <= 8_192 }).toEqual({ name, fits: true });
    }
  });

  it('keep their gradients and symbols apart, so that two can stand in one page', () => {
    const ids = drawings.flatMap(({ svg }) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('carry no style attribute, which the content policy would drop', () => {
    for (const { name, svg } of drawings) expect({ name, has: /\sstyle=/.test(svg) }).toEqual({ name, has: false });
  });

  it('draw only with ids of their own, without scripts, links or anything from elsewhere', () => {
    for (const { svg } of drawings) {
      const own = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(own).toContain(id);
      expect(svg).not.toMatch(/<script|<style|<image|<foreignObject|\son\w+=|href="(?!#)|NaN|undefined/);
    }
  });

  it('after sunset every colour that they name has another value', () => {
    const dark = tokens.slice(tokens.indexOf("[data-theme='dark']"));
    for (const { name, svg } of drawings) {
      for (const [, token] of svg.matchAll(/var\(--(s[cn]-[a-z0-9-]+)/g)) {
        expect({ name, token, known: token === 'sc-flag' || dark.includes(`--${token}:`) }).toEqual({
          name,
          token,
          known: true,
        });
      }
    }
  });
});
