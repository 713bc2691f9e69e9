import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useLazyGetOfficePostQuery, type PostVisitors } from '../../../api/back-office-posts';
import { adminBlogMessages } from '../messages';
import { momentOf } from '../../../admin-ui/moments';
import { Comparison } from '../versions/Comparison';
import styles from './editor.module.css';
import type { PostSitting, SittingView } from './post-sitting';
import type { PostDeeds } from './use-post-deeds';

const { editor: texts, list } = adminBlogMessages;

interface NoticesProps {
  view: SittingView;
  visitors: PostVisitors | null;
  sitting: PostSitting;
  deeds: PostDeeds;
}

/** What an editor should know of before typing on. */
export function Notices({ view, visitors, sitting, deeds }: NoticesProps) {
  const { post, found, state } = view;
  const [read] = useLazyGetOfficePostQuery();
  const others = visitors?.others.map(({ name }) => name ?? list.somebody) ?? [];
  const moved = state === 'saved' && post && visitors && visitors.version > post.version;
  const showMoved = async () => {
    if (post) sitting.adopt(await read({ id: post.id }).unwrap());
  };
  return (
    <div className={styles.notices} aria-live="polite">
      {found ? (
        <Alert
          type="warning"
          showIcon
          title={texts.local.title}
          description={texts.local.text(momentOf(found.at))}
          action={<Button onClick={() => sitting.dropFound()}>{texts.local.drop}</Button>}
        />
      ) : null}
      {moved ? (
        <Alert
          type="warning"
          showIcon
          title={texts.moved(others.join(', ') || list.somebody)}
          action={<Button onClick={() => void showMoved()}>{texts.showMoved}</Button>}
        />
      ) : others.length > 0 ? (
        <Alert type="info" showIcon title={texts.others(others.join(', '))} />
      ) : null}
      {post?.scheduledFor ? (
        <Alert
          type="info"
          showIcon
          title={texts.scheduled(momentOf(post.scheduledFor))}
          action={<Button onClick={() => void deeds.unschedule()}>{texts.unschedule}</Button>}
        />
      ) : null}
      {post?.state === 'published' && post.hasChanges ? <Alert type="info" showIcon title={texts.unpublished} /> : null}
      {post?.newer ? <NewerText view={view} deeds={deeds} /> : null}
    </div>
  );
}

/** The release has moved on; the editor decides. */
function NewerText({ view: { post, fields }, deeds }: Pick<NoticesProps, 'view' | 'deeds'>) {
  const [comparing, setComparing] = useState(false);
  if (!post?.newer) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={texts.newer.title}
      description={
        <>
          <p>{texts.newer.text}</p>
          <span className={styles.buttons}>
            <Button onClick={() => setComparing(true)}>{texts.newer.look}</Button>
            <Button onClick={() => void deeds.settleNewer(true)}>{texts.newer.take}</Button>
            <Button type="text" onClick={() => void deeds.settleNewer(false)}>
              {texts.newer.keep}
            </Button>
          </span>
          <Modal open={comparing} title={texts.newer.look} footer={null} onCancel={() => setComparing(false)}>
            <Comparison before={fields} after={{ ...fields, ...post.newer }} />
          </Modal>
        </>
      }
    />
  );
}
