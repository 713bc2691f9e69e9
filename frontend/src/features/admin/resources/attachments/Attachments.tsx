import { Alert, Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import { SortableList } from '../../../../ui/SortableList';
import {
  resourcesChanged,
  uploadAttachmentFile,
  useOrderAttachmentsMutation,
  type EditableResource,
  type AdminAttachment,
} from '../../../../api/admin-resources';
import { adminUiTexts } from '../../../../admin-ui/texts';
import { messageOf } from '../../../../lib/api-error';
import { Icon } from '../../../../ui/Icon';
import { adminResourceTexts } from '../texts';
import { AttachmentDialog } from './AttachmentDialog';
import { AttachmentRow } from './AttachmentRow';
import styles from './attachments.module.css';
import { toast } from '../../../../ui/toast';

/** The `accept` value of the file input. The API decides by the content of a file. */
const FILE_TYPES = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.jpg,.jpeg,.png,.webp,.csv,.txt';

const { files: texts } = adminResourceTexts;

/** The files of a guide: adding, ordering, naming, replacing and removing, each saved at once. */
export function Attachments({ resource }: { resource: EditableResource | null }) {
  return (
    <section className={styles.files} aria-labelledby="resource-files">
      <h2 id="resource-files">{texts.title}</h2>
      {resource ? <Files resource={resource} /> : <FieldNote hint={texts.first} />}
    </section>
  );
}

function Files({ resource: { id: resourceId, attachments } }: { resource: EditableResource }) {
  const { input, choose, send, upload, failures } = useUploads(resourceId);
  const reorder = useReorder(resourceId);
  const [open, setOpen] = useState<AdminAttachment | 'link' | null>(null);
  return (
    <>
      <FieldNote hint={texts.text} />
      {attachments.length > 0 ? (
        <SortableList
          items={attachments}
          nameOf={({ fileName }) => fileName}
          onReorder={(items) => void reorder(items)}
          label={texts.list}
        >
          {(file) => (
            <AttachmentRow
              resourceId={resourceId}
              file={file}
              onEdit={() => setOpen(file)}
              onReplace={() => choose(file)}
            />
          )}
        </SortableList>
      ) : (
        <p>{texts.none}</p>
      )}
      <UploadState upload={upload} failures={failures} />
      <div className={styles.buttons}>
        <Button icon={<Icon name="plus" />} disabled={upload !== null} onClick={() => choose(null)}>
          {texts.upload}
        </Button>
        <Button icon={<Icon name="external" />} onClick={() => setOpen('link')}>
          {texts.link}
        </Button>
      </div>
      <FieldNote hint={texts.uploadHint} />
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES}
        aria-label={texts.upload}
        hidden
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {open ? (
        <AttachmentDialog resourceId={resourceId} file={open === 'link' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

/** Uploads that add files or replace one, one file after the other. */
function useUploads(resourceId: string) {
  const input = useRef<HTMLInputElement>(null);
  // Null adds files; otherwise the file to replace.
  const replaces = useRef<AdminAttachment | null>(null);
  const [upload, setUpload] = useState<{ name: string; percent: number } | null>(null);
  const [failures, setFailures] = useState<string[]>([]);
  const dispatch = useDispatch();
  /** Opens the browser's choice of files. */
  const choose = (instead: AdminAttachment | null) => {
    replaces.current = instead;
    if (input.current) input.current.multiple = instead === null;
    input.current?.click();
  };
  const send = async (files: File[]) => {
    if (files.length === 0) return;
    const instead = replaces.current;
    setFailures([]);
    for (const file of files) {
      setUpload({ name: file.name, percent: 0 });
      try {
        const onProgress = (percent: number) => setUpload({ name: file.name, percent });
        await uploadAttachmentFile({ resourceId, replaces: instead?.id ?? null, file, onProgress });
        toast.success(instead ? texts.replaced(instead.fileName) : texts.added(file.name));
      } catch (error) {
        setFailures((before) => [...before, texts.failed(file.name, messageOf(error))]);
      }
      dispatch(resourcesChanged());
    }
    setUpload(null);
  };
  return { input, choose, send, upload, failures };
}

function useReorder(resourceId: string) {
  const [order] = useOrderAttachmentsMutation();
  return async (items: AdminAttachment[]) => {
    try {
      await order({ id: resourceId, attachmentOrderInput: { ids: items.map(({ id }) => id) } }).unwrap();
      toast.success(texts.ordered);
    } catch (error) {
      toast.error(`${adminUiTexts.notDone} ${messageOf(error)}`);
    }
  };
}

/** The progress of the current upload, and what failed. */
function UploadState({ upload, failures }: Pick<ReturnType<typeof useUploads>, 'upload' | 'failures'>) {
  return (
    <>
      {upload ? (
        <div role="status">
          <span>{texts.uploading(upload.name, upload.percent)}</span>
          <Progress percent={upload.percent} showInfo={false} aria-label={upload.name} />
        </div>
      ) : null}
      {failures.map((failure) => (
        <Alert key={failure} type="error" showIcon role="alert" title={failure} />
      ))}
    </>
  );
}
