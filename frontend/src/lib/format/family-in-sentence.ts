/** The name of a family within a sentence: “Hartley”, “Hartley family” and “The Hartley family” give “the Hartley family”. */
export function familyInSentence(name: string): string {
  // “The Hartleys” alone would need other verbs than every other name.
  if (/^the .*s$/i.test(name) && !/family|whānau/i.test(name)) return `the ${name.slice(4)} family`;
  if (/^(?:the|a|our|my) /i.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (/(?:family|whānau)$/i.test(name)) return `the ${name}`;
  return /family|whānau/i.test(name) ? name : `the ${name} family`;
}
