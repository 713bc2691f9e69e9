import { RegionLink } from '../../lib/region';
import { wordsOf, type Word } from './words-of';

/** A line of a legal text with its links, weights and names. */
export function Words({ of }: { of: string }) {
  return wordsOf(of).map((word, index) => <Marked key={index} word={word} />);
}

function Marked({ word }: { word: Word }) {
  switch (word.kind) {
    case 'strong':
      return <strong>{word.text}</strong>;
    case 'code':
      return <code>{word.text}</code>;
    case 'link':
      return word.to.startsWith('/') && !word.to.startsWith('/api/') ? (
        <RegionLink to={word.to}>{word.text}</RegionLink>
      ) : (
        <a href={word.to}>{word.text}</a>
      );
    case 'plain':
      return word.text;
  }
}
