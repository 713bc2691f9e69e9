import { Button, Dropdown } from 'antd';
import { StateTag } from '../../../../admin-ui';
import { EditorBar } from '../../../../admin-ui/editing/EditorPage';
import type { AdminPost } from '../../../../api/admin-posts';
import { paths } from '../../../../config/paths';
import { Icon } from '../../../../ui/Icon';
import { adminBlogTexts } from '../texts';
import { STATE_TONES } from '../state-tones';
import styles from './editor.module.css';
import type { PostState } from './post-edit-session';
import type { PostActions } from './use-post-actions';

const { editor: texts, states } = adminBlogTexts;

/** What the bar opens. */
export type PostDialog = 'versions' | 'schedule' | 'unpublish' | 'remove';

interface PostBarProps {
  post: AdminPost | null;
  state: PostState;
  busy: boolean;
  actions: PostActions;
  onOpen: (dialog: PostDialog) => void;
}

/** The state of the post and its actions. Sticks to the top. */
export function PostBar({ post, state, busy, actions, onOpen }: PostBarProps) {
  const live = post?.state === 'published';
  const blocked = busy || state === 'conflict';
  // Readers do not see these changes.
  const changed = Boolean(post?.hasChanges) || state === 'dirty' || state === 'saving';
  return (
    <EditorBar
      back={{ to: paths.adminBlog, label: texts.back }}
      state={
        <>
          {post ? <StateTag tone={STATE_TONES[post.state]}>{states[post.state]}</StateTag> : null}
          <span role="status" className={styles.saved} data-state={state}>
            {texts.save[state]}
          </span>
        </>
      }
    >
      {post?.publishedSlug ? (
        <Button href={`${paths.blog}/${post.publishedSlug}`} target="_blank" icon={<Icon name="external" />}>
          {texts.view}
        </Button>
      ) : null}
      <Button icon={<Icon name="eye" />} disabled={!post || blocked} onClick={() => void actions.preview()}>
        {texts.preview}
      </Button>
      <Dropdown
        trigger={['click']}
        disabled={!post}
        menu={{
          items: [
            { key: 'versions', label: texts.versions, onClick: () => onOpen('versions') },
            { key: 'save', label: texts.saveVersion, disabled: blocked, onClick: () => void actions.saveVersion() },
            { key: 'schedule', label: texts.schedule, disabled: blocked, onClick: () => onOpen('schedule') },
            { type: 'divider' },
            ...(live
              ? [{ key: 'unpublish', label: texts.unpublish, danger: true, onClick: () => onOpen('unpublish') }]
              : []),
            { key: 'remove', label: texts.remove, danger: true, onClick: () => onOpen('remove') },
          ],
        }}
      >
        <Button icon={<Icon name="more" />}>{texts.more}</Button>
      </Dropdown>
      <Button
        type="primary"
        loading={busy}
        disabled={blocked || (live && !changed)}
        onClick={() => void actions.publish(null)}
      >
        {live ? texts.publishChanges : texts.publish}
      </Button>
    </EditorBar>
  );
}
