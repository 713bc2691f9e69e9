import { useState } from 'react';
import { RichTextEditor } from '../../../../admin-ui';
import { ConflictPanel } from '../../../../admin-ui/comparing/ConflictPanel';
import { EditorColumns, EditorPage, EditorSections } from '../../../../admin-ui/editing/EditorPage';
import { fieldsOf, listed } from '../../../../admin-ui/editing/fields';
import { TitleField } from '../../../../admin-ui/editing/TitleField';
import { useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import { ReasonDialog } from '../../../../admin-ui/ReasonDialog';
import type { AdminPost } from '../../../../api/admin-posts';
import { uploadPicture } from '../../../../api/pictures';
import { adminPostPreviewPath } from '../../../../config/admin-paths';
import type { CategoryOption } from '../CategoryTag';
import { adminBlogTexts } from '../texts';
import { VersionsDrawer } from '../versions/VersionsDrawer';
import { AboutFields } from './AboutFields';
import { CoverField } from './CoverField';
import { Notices } from './Notices';
import { PostBar } from './PostBar';
import { EMPTY_POST, fieldId, postModel } from './post-fields';
import { ScheduleDialog } from './ScheduleDialog';
import { SearchFields } from './SearchFields';
import { SourcesField } from './SourcesField';
import { AT_RISK } from './post-edit-session';
import { usePostActions } from './use-post-actions';
import { usePostEditSession } from './use-post-edit-session';
import { useVisitors } from './use-visitors';
import { toast } from '../../../../ui/toast';

const { editor: texts, fields: labels, hints, panels, unpublish, remove } = adminBlogTexts;

interface PostEditorProps {
  /** Null for a new post. */
  post: AdminPost | null;
  categories: readonly CategoryOption[];
  onBorn: (id: string) => void;
}

type Dialog = 'versions' | 'schedule' | 'takeBack' | 'remove' | null;

/** The whole editor of a post: text, metadata and actions. */
export function PostEditor({ post: initial, categories, onBorn }: PostEditorProps) {
  const { sitting: session, ...view } = usePostEditSession(initial, onBorn);
  const { post, fields, state, theirs } = view;
  const [dialog, setDialog] = useState<Dialog>(null);
  const visitors = useVisitors(post?.id ?? null);
  const { actions, problems, busy } = usePostActions(session);
  useLeaveGuard({ atRisk: AT_RISK.includes(state), text: texts.leave, store: () => session.flush() });
  const close = () => setDialog(null);
  const change = (part: Partial<typeof fields>) => session.change(part);
  const preview = async () => {
    // Opened synchronously, because browsers block windows that open later.
    const page = window.open('', '_blank');
    await session.flush();
    const id = session.snapshot().post?.id;
    if (page && id) page.location.href = adminPostPreviewPath(id);
  };
  const form = { fields, change, problems };
  return (
    <EditorPage title={initial || post ? texts.titleEdit : texts.titleNew}>
      <PostBar
        post={post}
        state={state}
        busy={busy}
        changed={Boolean(post?.hasChanges) || state === 'dirty' || state === 'saving'}
        actions={{
          publish: () => void actions.publish(null),
          saveVersion: () => void actions.saveVersion(),
          schedule: () => setDialog('schedule'),
          preview: () => void preview(),
          versions: () => setDialog('versions'),
          unpublish: () => setDialog('takeBack'),
          remove: () => setDialog('remove'),
        }}
      />
      <Notices view={view} visitors={visitors} sitting={session} actions={actions} />
      {state === 'conflict' && theirs ? (
        <ConflictPanel
          key={theirs.version}
          model={postModel}
          title={texts.conflict}
          by={theirs.editedBy?.name ?? null}
          mine={fields}
          began={view.stored}
          theirs={fieldsOf(EMPTY_POST, theirs)}
          onResolved={(merged) => session.resolve(merged)}
        />
      ) : null}
      <ProblemList title={texts.problems} problems={listed(EMPTY_POST, problems, fieldId)} />
      <EditorColumns
        main={
          <>
            <TitleField
              id={fieldId('title')}
              label={labels.title}
              error={problems.title}
              longest={150}
              title={fields.title}
              slug={fields.slug}
              longestSlug={100}
              fixed={Boolean(post?.publishedAt)}
              onChange={change}
            />
            <div id={fieldId('content')} tabIndex={-1}>
              <RichTextEditor
                label={labels.content}
                value={fields.content}
                onChange={(content) => change({ content })}
                onUploadImage={(file) => uploadPicture(file)}
                error={problems.content}
                hint={hints.content}
              />
            </div>
          </>
        }
        side={
          <EditorSections
            sections={[
              {
                key: 'about',
                label: panels.about,
                children: (
                  <AboutFields
                    {...form}
                    categories={categories}
                    postId={post?.id ?? null}
                    publishedSlug={post?.publishedSlug ?? null}
                  />
                ),
              },
              { key: 'cover', label: panels.cover, children: <CoverField {...form} /> },
              { key: 'search', label: panels.search, children: <SearchFields {...form} /> },
              { key: 'sources', label: panels.sources, closed: true, children: <SourcesField {...form} /> },
            ]}
          />
        }
      />
      {dialog === 'versions' && post ? (
        <VersionsDrawer
          postId={post.id}
          now={fields}
          onClose={close}
          onRestore={async (number) => {
            if (await actions.restore(number)) {
              close();
              toast.success(adminBlogTexts.versions.restored);
            }
          }}
        />
      ) : null}
      {dialog === 'schedule' ? (
        <ScheduleDialog
          planned={post?.scheduledFor ?? null}
          onCancel={close}
          onChosen={(at) => {
            close();
            void actions.publish(at);
          }}
        />
      ) : null}
      {dialog === 'takeBack' ? (
        <ReasonDialog words={unpublish} onCancel={close} onReason={(reason) => actions.unpublish(reason).then(close)} />
      ) : null}
      {dialog === 'remove' ? <ReasonDialog words={remove} onCancel={close} onReason={actions.remove} /> : null}
    </EditorPage>
  );
}
