import { useState } from 'react';
import { ConflictPanel } from '../../../../admin-ui/comparing/ConflictPanel';
import { EditorColumns, EditorPage, EditorSections } from '../../../../admin-ui/editing/EditorPage';
import { fieldsOf, listed, type FieldsProps } from '../../../../admin-ui/editing/fields';
import { TextFields } from '../../../../admin-ui/editing/TextFields';
import { useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import { ReasonDialog } from '../../../../admin-ui/ReasonDialog';
import type { AdminPost } from '../../../../api/admin-posts';
import type { CategoryOption } from '../CategoryTag';
import { adminBlogTexts } from '../texts';
import { VersionsDrawer } from '../versions/VersionsDrawer';
import { AboutFields } from './AboutFields';
import { CoverField } from './CoverField';
import { Notices } from './Notices';
import { PostBar, type PostDialog } from './PostBar';
import { EMPTY_POST, fieldId, postModel, type PostFields } from './post-fields';
import { ScheduleDialog } from './ScheduleDialog';
import { SearchFields } from './SearchFields';
import { SourcesField } from './SourcesField';
import { AT_RISK } from './post-edit-session';
import { usePostActions, type PostActions } from './use-post-actions';
import { usePostEditSession } from './use-post-edit-session';

const { editor: texts, fields: labels, hints, panels, unpublish, remove } = adminBlogTexts;
const LONGEST = { title: 150, slug: 100 };

interface PostEditorProps {
  /** Null for a new post. */
  post: AdminPost | null;
  categories: readonly CategoryOption[];
  onBorn: (id: string) => void;
}

/** The whole editor of a post: text, metadata and actions. */
export function PostEditor({ post: initial, categories, onBorn }: PostEditorProps) {
  const { session, view } = usePostEditSession(initial, onBorn);
  const { post, fields, state, theirs } = view;
  const { actions, problems, busy } = usePostActions(session);
  const [dialog, setDialog] = useState<PostDialog | null>(null);
  useLeaveGuard({ atRisk: AT_RISK.includes(state), text: texts.leave, store: () => session.flush() });
  const form: FieldsProps<PostFields> = { fields, change: (part) => session.change(part), problems };
  return (
    <EditorPage title={initial || post ? texts.titleEdit : texts.titleNew}>
      <PostBar post={post} state={state} busy={busy} actions={actions} onOpen={setDialog} />
      <Notices view={view} session={session} actions={actions} />
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
          <TextFields
            form={form}
            idOf={fieldId}
            words={{ title: labels.title, content: labels.content, hint: hints.content }}
            longest={LONGEST}
            isSlugFixed={Boolean(post?.publishedAt)}
          />
        }
        side={<SideSections form={form} post={post} categories={categories} />}
      />
      {dialog ? (
        <OpenDialog dialog={dialog} post={post} fields={fields} actions={actions} onClose={() => setDialog(null)} />
      ) : null}
    </EditorPage>
  );
}

interface SideSectionsProps {
  form: FieldsProps<PostFields>;
  post: AdminPost | null;
  categories: readonly CategoryOption[];
}

function SideSections({ form, post, categories }: SideSectionsProps) {
  return (
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
  );
}

interface OpenDialogProps {
  dialog: PostDialog;
  post: AdminPost | null;
  fields: PostFields;
  actions: PostActions;
  onClose: () => void;
}

function OpenDialog({ dialog, post, fields, actions, onClose }: OpenDialogProps) {
  switch (dialog) {
    case 'versions': {
      if (!post) return null;
      const restore = async (number: number) => {
        if (await actions.restore(number)) onClose();
      };
      return <VersionsDrawer postId={post.id} now={fields} onClose={onClose} onRestore={restore} />;
    }
    case 'schedule': {
      const schedule = (at: string) => {
        onClose();
        void actions.publish(at);
      };
      return <ScheduleDialog planned={post?.scheduledFor ?? null} onCancel={onClose} onChosen={schedule} />;
    }
    case 'unpublish':
      return (
        <ReasonDialog
          words={unpublish}
          onCancel={onClose}
          onReason={(reason) => actions.unpublish(reason).then(onClose)}
        />
      );
    case 'remove':
      return <ReasonDialog words={remove} onCancel={onClose} onReason={actions.remove} />;
  }
}
