/** Beyond these, in any currency of ours, no one pays an au pair. */
const MOST_A_WEEK = 1_400;
const MOST_A_MONTH = 5_500;

const AMOUNT =
  /(?:[$€£]|aud|nzd|usd|eur)? ?(\d{1,3}(?:[., ]\d{3})+|\d{3,6})(?:[.,]\d{2})? ?(?:[$€£]|aud|nzd|usd|eur|euros?|dollars?|pounds?|k\b)? ?(?:in (?:cash|hand) )?(?:\w+ )?(?:per|a|each|every|\/|weekly|monthly|par|pro|im|in der|por|al|a la) ?(week|wk|month|mth|weekly|monthly|semaine|mois|woche|monat|semana|mes)?\b/g;
const HAS_MONEY =
  /[$€£]|\b(?:aud|nzd|usd|eur|euros?|dollars?|pounds?|salary|pay|pocket money|wage|gehalt|taschengeld|salaire|argent de poche|sueldo|salario)\b/;
const WEEK = /week|wk|semaine|woche|semana/;
const MONTH = /month|mth|mois|monat|mes/;

/** Whether a sentence promises pay far above what families pay here. */
export function promisesTooMuch(sentence: string): boolean {
  if (!HAS_MONEY.test(sentence)) return false;
  for (const [found, digits] of sentence.matchAll(AMOUNT)) {
    const amount = Number((digits ?? '').replace(/[., ]/g, ''));
    if (WEEK.test(found) && amount > MOST_A_WEEK) return true;
    if (MONTH.test(found) && amount > MOST_A_MONTH) return true;
  }
  return false;
}
