import { useId, useState, type KeyboardEvent } from 'react';
import { focusParentOnUnmount } from '../../../lib/pass-focus';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Field } from '../../../ui/form';
import { editingTexts } from '../texts';
import styles from './fields.module.css';
import type { ComposedFieldProps } from './composed-field';

const { languages: texts } = editingTexts;

/** Offered while typing; any other language can be written too. */
const COMMON = [
  'Afrikaans',
  'Arabic',
  'Auslan',
  'Cantonese',
  'Chinese',
  'Croatian',
  'Czech',
  'Danish',
  'Dutch',
  'English',
  'Filipino',
  'Finnish',
  'French',
  'German',
  'Greek',
  'Hebrew',
  'Hindi',
  'Hungarian',
  'Icelandic',
  'Indonesian',
  'Italian',
  'Japanese',
  'Korean',
  'Malay',
  'Māori',
  'Norwegian',
  'Persian',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Romanian',
  'Russian',
  'Samoan',
  'Serbian',
  'Slovak',
  'Slovenian',
  'Spanish',
  'Swedish',
  'Thai',
  'Tongan',
  'Turkish',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
];

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Languages as chips, best first, written as "German, English". */
export function LanguagesField({ value, onChange, ...field }: ComposedFieldProps) {
  const [typed, setTyped] = useState('');
  const list = useId();
  const languages = listOf(value);
  const add = () => {
    const fresh = listOf(typed).filter(
      (language) => !languages.some((known) => known.toLowerCase() === language.toLowerCase()),
    );
    if (fresh.length > 0) onChange([...languages, ...fresh].join(', '));
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          {languages.length > 0 ? (
            <ul className={styles.chips}>
              {languages.map((language) => (
                <li key={language}>
                  <Chip
                    ref={focusParentOnUnmount}
                    on
                    removable
                    aria-label={texts.remove(language)}
                    onClick={() => onChange(languages.filter((known) => known !== language).join(', '))}
                  >
                    {language}
                  </Chip>
                </li>
              ))}
            </ul>
          ) : null}
          <span className={styles.adding}>
            <span className={styles.box}>
              <input
                {...control}
                list={list}
                value={typed}
                placeholder={texts.placeholder}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={addOnEnter}
                onBlur={add}
              />
            </span>
            <Button variant="quiet" onClick={add}>
              {texts.add}
            </Button>
          </span>
          <datalist id={list}>
            {COMMON.filter((language) => !languages.includes(language)).map((language) => (
              <option key={language} value={language} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
