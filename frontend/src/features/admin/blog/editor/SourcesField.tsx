import { Button, Input } from 'antd';
import type { FieldsProps } from '../../../../admin-ui/editing/fields';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import { DateInput } from '../../../../admin-ui/dates/DateInput';
import { today } from '../../../../admin-ui/admin-time';
import { Icon } from '../../../../ui/Icon';
import { adminBlogTexts } from '../texts';
import styles from './editor.module.css';
import type { PostFields } from './post-fields';

const texts = adminBlogTexts.sources;
const MOST = 30;

/** The sources of a post, shown to readers. */
export function SourcesField({ fields: { sources }, change, problems }: FieldsProps<PostFields>) {
  const set = (place: number, part: Partial<(typeof sources)[number]>) =>
    change({ sources: sources.map((source, index) => (index === place ? { ...source, ...part } : source)) });
  return (
    <div id="post-sources" tabIndex={-1}>
      <FieldNote error={problems.sources} hint={texts.hint} />
      <ol className={styles.sources}>
        {sources.map(({ title, url, checkedOn }, index) => (
          <li key={index}>
            <Input
              aria-label={texts.title(index + 1)}
              placeholder={texts.title(index + 1)}
              maxLength={200}
              value={title}
              onChange={({ target }) => set(index, { title: target.value })}
            />
            <Input
              aria-label={texts.url(index + 1)}
              placeholder="https://"
              type="url"
              maxLength={1000}
              value={url}
              onChange={({ target }) => set(index, { url: target.value })}
            />
            <span className={styles.buttons}>
              <DateInput
                aria-label={texts.checkedOn(index + 1)}
                value={checkedOn}
                onChange={(day) => set(index, { checkedOn: day })}
              />
              <Button
                aria-label={texts.remove(index + 1)}
                icon={<Icon name="trash" />}
                onClick={() => change({ sources: sources.filter((_, place) => place !== index) })}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        icon={<Icon name="plus" />}
        disabled={sources.length >= MOST}
        onClick={() => change({ sources: [...sources, { title: '', url: '', checkedOn: today() }] })}
      >
        {texts.add}
      </Button>
    </div>
  );
}
