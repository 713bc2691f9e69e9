import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EditingNotices } from '../../../../admin-ui/editing/EditingNotices';
import { EditorColumns, EditorPage, EditorSections } from '../../../../admin-ui/editing/EditorPage';
import { listed, type FieldsProps } from '../../../../admin-ui/editing/fields';
import { NewerItemText } from '../../../../admin-ui/editing/NewerText';
import { TextFields } from '../../../../admin-ui/editing/TextFields';
import { LEAVES_UNASKED, useLeaveGuard } from '../../../../admin-ui/editing/use-leave-guard';
import { ConfirmDialog } from '../../../../admin-ui/ConfirmDialog';
import { adminUiTexts } from '../../../../admin-ui/texts';
import { ProblemList } from '../../../../admin-ui/ProblemList';
import { ReasonDialog } from '../../../../admin-ui/ReasonDialog';
import {
  useDeleteResourceMutation,
  useSetResourceFeaturedMutation,
  useSetResourcePublishedMutation,
  useSettleNewerResourceTextMutation,
  type EditableResource,
} from '../../../../api/admin-resources';
import { messageOf } from '../../../../lib/api-error';
import { paths } from '../../../../config/paths';
import { Attachments } from '../attachments/Attachments';
import { adminResourceTexts } from '../texts';
import { AboutFields, LONGEST_SLUG } from './AboutFields';
import { DownloadMetrics } from './DownloadMetrics';
import { PictureField } from './PictureField';
import { ResourceBar } from './ResourceBar';
import { EMPTY_RESOURCE, fieldId, resourceModel, type ResourceFields } from './resource-fields';
import { useResourceEditing } from './use-resource-editing';
import { toast } from '../../../../ui/toast';

const { editor: texts, fields: labels, hints, panels, remove, unpublish } = adminResourceTexts;
const LEAST_REASON = 5;
const LONGEST = { title: 160, slug: LONGEST_SLUG };

interface ResourceEditorProps {
  /** Null for a new guide. */
  resource: EditableResource | null;
  onBorn: (id: string) => void;
}

/** The whole editor of a guide: text, metadata, files and actions. */
export function ResourceEditor({ resource: initial, onBorn }: ResourceEditorProps) {
  const editing = useResourceEditing(initial);
  const { resource, fields, change, changed, problems, theirs } = editing;
  const actions = useResourceActions(editing, onBorn);
  const [dialog, setDialog] = useState<'unpublish' | 'remove' | null>(null);
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
      <EditingNotices editing={editing} model={resourceModel} conflict={texts.conflict}>
        {resource?.newerText ? (
          <NewerItemText
            words={texts.newer}
            editing={editing}
            model={resourceModel}
            newer={resource.newerText}
            settle={(choice) => actions.settleNewer(resource, choice)}
          />
        ) : null}
      </EditingNotices>
      <ProblemList title={texts.problems} problems={listed(EMPTY_RESOURCE, problems, fieldId)} />
      <EditorColumns
        main={
          <>
            <TextFields
              form={form}
              idOf={fieldId}
              words={{ title: labels.title, content: labels.content, hint: hints.content }}
              longest={LONGEST}
              isSlugFixed={resource !== null}
            />
            <Attachments resource={resource} />
          </>
        }
        side={<SideSections form={form} resource={resource} />}
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

interface SideSectionsProps {
  form: FieldsProps<ResourceFields>;
  resource: EditableResource | null;
}

function SideSections({ form, resource }: SideSectionsProps) {
  return (
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
  );
}

/** What can be done with a guide. Saving comes first where unsaved text would be published. */
function useResourceActions(editing: ReturnType<typeof useResourceEditing>, onBorn: (id: string) => void) {
  const { resource, changed } = editing;
  const [setPublished, publishing] = useSetResourcePublishedMutation();
  const [setFeatured, featuring] = useSetResourceFeaturedMutation();
  const [deleteResource] = useDeleteResourceMutation();
  const [settle] = useSettleNewerResourceTextMutation();
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
    settleNewer: ({ id, version }: EditableResource, choice: 'take' | 'keep-mine') =>
      settle({ id, newerResourceInput: { choice, version } }).unwrap(),
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
