const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const DIACRITICS = /\p{M}/gu;
/** Names of other services are often spelt with gaps to avoid detection: "w h a t s a p p", "t.e.l.e.g.r.a.m". */
const SPELT_OUT = /\b(?:[a-z][\s.\-_*]{1,2}){4,}[a-z]\b/g;

/**
 * Normalises a text for the rules: lower-case Latin letters without accents, invisible characters, curly quotes or
 * runs of spaces. "Dépôt" and "depot" become equal.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(SPELT_OUT, (letters) => letters.replace(/[\s.\-_*]/g, ''))
    .trim();
}
