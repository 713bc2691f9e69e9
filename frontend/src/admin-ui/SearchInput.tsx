import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';

const TYPING_MS = 350;

interface SearchInputProps {
  label: string;
  placeholder?: string;
  /** The current search. */
  value: string;
  className?: string | undefined;
  /** Undefined clears the search. */
  onSearch: (words: string | undefined) => void;
}

/** A search field for a list. Searches after a pause in typing, or at once with Enter. */
export function SearchInput({ label, placeholder = label, value, className, onSearch }: SearchInputProps) {
  const [words, setWords] = useState(value);
  const [searched, setSearched] = useState(value);
  const [shown, setShown] = useState(value);
  // A search that changed elsewhere ("Clear filters") replaces the typed text; the field's own change is ignored.
  if (value !== shown) {
    setShown(value);
    if (value !== searched) {
      setSearched(value);
      setWords(value);
    }
  }
  const ask = () => {
    setSearched(words.trim());
    onSearch(words.trim() || undefined);
  };
  useEffect(() => {
    if (words.trim() === value) return undefined;
    const timer = setTimeout(ask, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      className={className ?? ''}
      type="search"
      allowClear
      aria-label={label}
      placeholder={placeholder}
      prefix={<Icon name="search" size={17} />}
      maxLength={100}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onPressEnter={ask}
    />
  );
}
