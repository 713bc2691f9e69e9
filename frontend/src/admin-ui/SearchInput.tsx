import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';

const TYPING_MS = 350;

interface SearchInputProps {
  label: string;
  initial: string;
  className?: string | undefined;
  /** Undefined: nothing is searched for any more. */
  onSearch: (words: string | undefined) => void;
}

/** Words to search a list for. Asks once the typing rests. */
export function SearchInput({ label, initial, className, onSearch }: SearchInputProps) {
  const [words, setWords] = useState(initial);
  useEffect(() => {
    if (words.trim() === initial) return undefined;
    const timer = setTimeout(() => onSearch(words.trim() || undefined), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      className={className ?? ''}
      type="search"
      allowClear
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" size={17} />}
      maxLength={100}
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
  );
}
