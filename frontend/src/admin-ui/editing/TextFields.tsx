import { Input } from 'antd';
import { uploadPicture } from '../../api/pictures';
import { RichTextEditor } from '../editor/RichTextEditor';
import { FieldRow } from '../FieldRow';
import { slugFor } from '../slug';
import type { FieldsProps } from './fields';

interface TitledText {
  title: string;
  slug: string;
  content: string;
}

interface TextFieldsProps {
  form: FieldsProps<TitledText>;
  idOf: (name: 'title' | 'content') => string;
  words: { title: string; content: string; hint: string };
  longest: { title: number; slug: number };
  /** Whether the slug stays as it is when the title changes. */
  isSlugFixed: boolean;
}

/** The title and the text, in the main column of an editor. The title suggests the slug until the admin types one. */
export function TextFields({ form, idOf, words, longest, isSlugFixed }: TextFieldsProps) {
  const { fields, change, problems } = form;
  const changeTitle = (title: string) => {
    const suggested = slugFor(fields.title, longest.slug);
    const follows = !isSlugFixed && (fields.slug === '' || fields.slug === suggested);
    change({ title, ...(follows && { slug: slugFor(title, longest.slug) }) });
  };
  return (
    <>
      <FieldRow id={idOf('title')} label={words.title} error={problems.title}>
        {(control) => (
          <Input
            {...control}
            size="large"
            maxLength={longest.title}
            value={fields.title}
            onChange={({ target }) => changeTitle(target.value)}
          />
        )}
      </FieldRow>
      <div id={idOf('content')} tabIndex={-1}>
        <RichTextEditor
          label={words.content}
          value={fields.content}
          onChange={(content) => change({ content })}
          onUploadImage={(file) => uploadPicture(file)}
          error={problems.content}
          hint={words.hint}
        />
      </div>
    </>
  );
}
