import { Alert, Button } from 'antd';
import { UnsavedCopyNotice } from '../../../../admin-ui/editing/UnsavedCopyNotice';
import { NewerText } from '../../../../admin-ui/editing/NewerText';
import { momentOf } from '../../../../admin-ui/admin-time';
import { useLazyGetAdminPostQuery } from '../../../../api/admin-posts';
import { messageOf } from '../../../../lib/api-error';
import { toast } from '../../../../ui/toast';
import { adminBlogTexts } from '../texts';
import styles from './editor.module.css';
import { postModel } from './post-fields';
import type { PostEditSession, PostEditView } from './post-edit-session';
import type { PostActions } from './use-post-actions';
import { useVisitors } from './use-visitors';

const { editor: texts, list } = adminBlogTexts;

interface NoticesProps {
  view: PostEditView;
  session: PostEditSession;
  actions: PostActions;
}

/** Notices that an editor should read before continuing. */
export function Notices({ view, session, actions }: NoticesProps) {
  const { post, found, state } = view;
  const visitors = useVisitors(post?.id ?? null);
  const [read] = useLazyGetAdminPostQuery();
  const others = visitors?.others.map(({ name }) => name ?? list.formerAdmin) ?? [];
  const moved = state === 'saved' && post && visitors && visitors.version > post.version;
  const showMoved = async () => {
    if (!post) return;
    try {
      session.adopt(await read({ id: post.id }).unwrap(), view.fields);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div className={styles.notices} aria-live="polite">
      {found ? <UnsavedCopyNotice at={found.at} onDrop={() => session.dropFound()} /> : null}
      {moved ? (
        <Alert
          type="warning"
          showIcon
          title={texts.moved(others.join(', ') || list.formerAdmin)}
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
          action={<Button onClick={() => void actions.unschedule()}>{texts.unschedule}</Button>}
        />
      ) : null}
      {post?.state === 'published' && post.hasChanges ? <Alert type="info" showIcon title={texts.unpublished} /> : null}
      {post?.newer ? (
        <NewerText
          words={texts.newer}
          model={postModel}
          mine={view.fields}
          newer={post.newer}
          onSettle={(take) => void actions.settleNewer(take)}
        />
      ) : null}
    </div>
  );
}
