import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RichTextEditor } from '../../../../admin-ui';
import { ConflictPanel } from '../../../../admin-ui/comparing/ConflictPanel';
import { EditorColumns, EditorPage, EditorSections } from '../../../../admin-ui/editing/EditorPage';
import { fieldsOf, listed } from '../../../../admin-ui/editing/fields';
import { UnsavedCopyNotice } from '../../../../admin-ui/editing/UnsavedCopyNotice';
import { TitleField } from '../../../../admin-ui/editing/TitleField';
import { LEAVES_UNASKED, useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ConfirmDialog } from '../../../../admin-ui/ConfirmDialog';
import { adminUiTexts } from '../../../../admin-ui/texts';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import { ReasonDialog } from '../../../../admin-ui/ReasonDialog';
import {
  useDeleteResourceMutation,
  useSetResourceFeaturedMutation,
  useSetResourcePublishedMutation,
  type EditableResource,
} from '../../../../api/admin-resources';
import { messageOf } from '../../../../lib/api-error';
import { uploadPicture } from '../../../../api/pictures';
import { paths } from '../../../../config/paths';
import { Attachments } from '../attachments/Attachments';
import { adminResourceTexts } from '../texts';
import { AboutFields, LONGEST_SLUG } from './AboutFields';
import { DownloadMetrics } from './DownloadMetrics';
import { NewerResourceText } from './NewerResourceText';
import { PictureField } from './PictureField';
import { ResourceBar } from './ResourceBar';
import { EMPTY_RESOURCE, fieldId, resourceModel } from './resource-fields';
import { useResourceEditing } from './use-resource-editing';
import { toast } from '../../../../ui/toast';

const { editor: texts, fields: labels, hints, panels, remove, unpublish } = adminResourceTexts;
const LEAST_REASON = 5;

interface ResourceEditorProps {
  /** Null for a new guide. */
  resource: EditableResource | null;
  onBorn: (id: string) => void;
}

/** The whole editor of a guide: text, metadata, files and actions. */
export function ResourceEditor({ resource: initial, onBorn }: ResourceEditorProps) {
  const editing = useResourceEditing(initial);
  const { resource, fields, change, changed, problems, theirs, found } = editing;
  const [dialog, setDialog] = useState<'unpublish' | 'remove' | null>(null);
  const actions = useResourceActions(editing, onBorn);
  const close = () => setDialog(null);
  useLeaveGuard({ atRisk: changed, text: texts.leave });
  const form = { fields, change, problems };
  return (
    <EditorPage title={resource ? texts.titleEdit : texts.titleNew}>
      <ResourceBar
        resource={resource}
        changed={changed}
        busy={editing.busy || actions.isBusy}
        blocked={theirs !== null}
        actions={{
          save: () => void actions.save(),
          publish: () => void actions.publish(),
          unpublish: () => setDialog('unpublish'),
          feature: () => resource && void actions.feature(resource),
          remove: () => setDialog('remove'),
        }}
      />
      {found ? <UnsavedCopyNotice at={found.at} onDrop={editing.dropFound} /> : null}
      {resource?.newerText ? (
        <NewerResourceText
          resource={resource}
          newer={resource.newerText}
          mine={fields}
          changed={changed}
          onSettled={editing.adopt}
        />
      ) : null}
      {theirs ? (
        <ConflictPanel
          key={theirs.version}
          model={resourceModel}
          title={texts.conflict}
          by={null}
          mine={fields}
          began={editing.began}
          theirs={fieldsOf(EMPTY_RESOURCE, theirs)}
          onResolved={editing.settle}
        />
      ) : null}
      <ProblemList title={texts.problems} problems={listed(EMPTY_RESOURCE, problems, fieldId)} />
      <EditorColumns
        main={
          <>
            <TitleField
              id={fieldId('title')}
              label={labels.title}
              error={problems.title}
              longest={160}
              title={fields.title}
              slug={fields.slug}
              longestSlug={LONGEST_SLUG}
              fixed={resource !== null}
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
            <Attachments resource={resource} />
          </>
        }
        side={
          <EditorSections
            sections={[
              {
                key: 'about',
                label: panels.about,
                children: <AboutFields {...form} liveSlug={resource?.published ? resource.slug : null} />,
              },
              { key: 'picture', label: panels.picture, children: <PictureField {...form} /> },
              ...(resource
                ? [{ key: 'downloads', label: panels.downloads, children: <DownloadMetrics resource={resource} /> }]
                : []),
            ]}
          />
        }
      />
      {dialog === 'unpublish' && resource ? (
        <ConfirmDialog words={unpublish} onCancel={close} onConfirm={() => actions.unpublish(resource).then(close)} />
      ) : null}
      {dialog === 'remove' && resource ? (
        <ReasonDialog
          words={remove}
          least={LEAST_REASON}
          onCancel={close}
          onReason={(reason) => actions.remove(resource, reason)}
        />
      ) : null}
    </EditorPage>
  );
}

/** What can be done with a guide. Saving comes first where unsaved text would be published. */
function useResourceActions(editing: ReturnType<typeof useResourceEditing>, onBorn: (id: string) => void) {
  const { resource, changed } = editing;
  const [setPublished, publishing] = useSetResourcePublishedMutation();
  const [setFeatured, featuring] = useSetResourceFeaturedMutation();
  const [deleteResource] = useDeleteResourceMutation();
  const navigate = useNavigate();

  const report = async (action: () => Promise<unknown>, done: string) => {
    try {
      await action();
      toast.success(done);
    } catch (error) {
      toast.error(`${adminUiTexts.notDone} ${messageOf(error)}`);
    }
  };
  const store = async () => {
    const saved = await editing.save();
    if (saved && !resource) onBorn(saved.id);
    return saved;
  };
  return {
    isBusy: publishing.isLoading || featuring.isLoading,
    save: async () => {
      if (await store()) toast.success(texts.done.saved);
    },
    publish: async () => {
      const saved = changed || !resource ? await store() : resource;
      if (!saved) return;
      const published = { id: saved.id, resourcePublishedInput: { published: true } };
      await report(() => setPublished(published).unwrap(), texts.done.published);
    },
    /** Throws an `ApiError`. */
    unpublish: async ({ id }: EditableResource) => {
      await setPublished({ id, resourcePublishedInput: { published: false } }).unwrap();
      toast.success(texts.done.unpublished);
    },
    feature: ({ id, featured }: EditableResource) =>
      report(
        () => setFeatured({ id, resourceFeaturedInput: { featured: !featured } }).unwrap(),
        featured ? texts.done.unfeatured : texts.done.featured,
      ),
    /** Throws an `ApiError`. */
    remove: async (removed: EditableResource, reason: string) => {
      await deleteResource({ id: removed.id, resourceDeletionInput: { reason } }).unwrap();
      // There is nothing left to save.
      editing.adopt(removed);
      toast.success(texts.done.removed);
      void navigate(paths.adminResources, { state: LEAVES_UNASKED });
    },
  };
}
