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

const { editor: texts, states } = adminBlogTexts;

interface PostBarActions {
  publish: () => void;
  schedule: () => void;
  preview: () => void;
  versions: () => void;
  saveVersion: () => void;
  unpublish: () => void;
  remove: () => void;
}

interface PostBarProps {
  post: AdminPost | null;
  state: PostState;
  busy: boolean;
  /** Whether there are changes that readers do not see. */
  changed: boolean;
  actions: PostBarActions;
}

/** The state of the post and its actions. Sticks to the top. */
export function PostBar({ post, state, busy, changed, actions }: PostBarProps) {
  const live = post?.state === 'published';
  const blocked = busy || state === 'conflict';
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
      <Button icon={<Icon name="eye" />} disabled={!post || blocked} onClick={actions.preview}>
        {texts.preview}
      </Button>
      <Dropdown
        trigger={['click']}
        disabled={!post}
        menu={{
          items: [
            { key: 'versions', label: texts.versions, onClick: actions.versions },
            { key: 'save', label: texts.saveVersion, disabled: blocked, onClick: actions.saveVersion },
            { key: 'schedule', label: texts.schedule, disabled: blocked, onClick: actions.schedule },
            { type: 'divider' },
            ...(live ? [{ key: 'takeBack', label: texts.unpublish, danger: true, onClick: actions.unpublish }] : []),
            { key: 'remove', label: texts.remove, danger: true, onClick: actions.remove },
          ],
        }}
      >
        <Button icon={<Icon name="more" />}>{texts.more}</Button>
      </Dropdown>
      <Button type="primary" loading={busy} disabled={blocked || (live && !changed)} onClick={actions.publish}>
        {live ? texts.publishChanges : texts.publish}
      </Button>
    </EditorBar>
  );
}
