import { App, Card } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OfficeHead, RichTextEditor } from '../../../admin-ui';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import {
  useDeleteResourceMutation,
  useSetResourceFeaturedMutation,
  useSetResourcePublishedMutation,
  type EditableResource,
} from '../../../api/back-office-resources';
import { messageOf } from '../../../api/error-text';
import { uploadPicture } from '../../../api/pictures';
import { paths } from '../../../config/paths';
import { Attachments } from '../attachments/Attachments';
import { adminResourceMessages } from '../messages';
import { AboutFields, TitleField } from './AboutFields';
import { ConflictPanel } from './ConflictPanel';
import { DownloadFigures } from './DownloadFigures';
import styles from './editor.module.css';
import { EditorBar } from './EditorBar';
import { NewerText } from './NewerText';
import { PictureField } from './PictureField';
import { ProblemList } from '../../../admin-ui/ProblemList';
import { FIELD_NAMES, fieldId } from './resource-fields';
import { useLeaveGuard } from './use-leave-guard';
import { useResourceEditing } from './use-resource-editing';

const { editor: texts, fields: labels, hints, panels, remove, unpublish } = adminResourceMessages;
const LEAST_REASON = 5;

interface ResourceEditorProps {
  /** Null: a new one. */
  resource: EditableResource | null;
  onBorn: (id: string) => void;
}

/** Everything of one guide: its text, what stands around it, its files, and what is done with it. */
export function ResourceEditor({ resource: initial, onBorn }: ResourceEditorProps) {
  const editing = useResourceEditing(initial);
  const { resource, fields, change, changed, problems, theirs } = editing;
  const [removing, setRemoving] = useState(false);
  const [setPublished, publishing] = useSetResourcePublishedMutation();
  const [setFeatured, featuring] = useSetResourceFeaturedMutation();
  const [remover] = useDeleteResourceMutation();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const letGo = useLeaveGuard(changed);
  const busy = editing.busy || publishing.isLoading || featuring.isLoading;

  const told = async (deed: () => Promise<unknown>, done: string) => {
    try {
      await deed();
      void message.success(done);
    } catch (error) {
      void message.error(`${texts.notDone} ${messageOf(error)}`);
    }
  };
  const stored = async () => {
    const saved = await editing.save();
    if (saved && !resource) {
      letGo();
      onBorn(saved.id);
    }
    return saved;
  };
  const save = async () => {
    if (await stored()) void message.success(texts.done.saved);
  };
  const publish = async () => {
    const saved = changed || !resource ? await stored() : resource;
    if (saved) await show(saved.id, true);
  };
  const show = (id: string, published: boolean) =>
    told(
      () => setPublished({ id, resourcePublishedInput: { published } }).unwrap(),
      published ? texts.done.published : texts.done.unpublished,
    );
  const askToUnpublish = ({ id }: EditableResource) =>
    modal.confirm({
      title: unpublish.title,
      content: unpublish.text,
      okText: unpublish.ok,
      cancelText: unpublish.cancel,
      onOk: () => show(id, false),
    });
  const feature = ({ id, featured }: EditableResource) =>
    told(
      () => setFeatured({ id, resourceFeaturedInput: { featured: !featured } }).unwrap(),
      featured ? texts.done.unfeatured : texts.done.featured,
    );
  const form = { fields, change, problems };
  return (
    <div className={styles.editor}>
      <OfficeHead title={resource ? texts.titleEdit : texts.titleNew} />
      <EditorBar
        resource={resource}
        changed={changed}
        busy={busy}
        blocked={theirs !== null}
        deeds={{
          save: () => void save(),
          publish: () => void publish(),
          unpublish: () => resource && void askToUnpublish(resource),
          feature: () => resource && void feature(resource),
          remove: () => setRemoving(true),
        }}
      />
      {resource?.newerText ? (
        <NewerText resource={resource} newer={resource.newerText} changed={changed} onSettled={editing.adopt} />
      ) : null}
      {theirs ? <ConflictPanel key={theirs.version} mine={fields} theirs={theirs} onResolved={editing.settle} /> : null}
      <ProblemList
        title={texts.problems}
        problems={FIELD_NAMES.flatMap((name) => {
          const words = problems[name];
          return words ? [{ fieldId: fieldId(name), words }] : [];
        })}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TitleField {...form} fixed={resource !== null} />
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
        </div>
        <div className={styles.side}>
          <Card title={panels.about} size="small">
            <AboutFields {...form} liveSlug={resource?.published ? resource.slug : null} />
          </Card>
          <Card title={panels.picture} size="small">
            <PictureField {...form} />
          </Card>
          {resource ? (
            <Card title={panels.downloads} size="small">
              <DownloadFigures resource={resource} />
            </Card>
          ) : null}
        </div>
      </div>
      {removing && resource ? (
        <ReasonDialog
          words={remove}
          least={LEAST_REASON}
          onCancel={() => setRemoving(false)}
          onReason={async (reason) => {
            await remover({ id: resource.id, resourceDeletionInput: { reason } }).unwrap();
            letGo();
            void message.success(texts.done.removed);
            void navigate(paths.adminResources);
          }}
        />
      ) : null}
    </div>
  );
}
