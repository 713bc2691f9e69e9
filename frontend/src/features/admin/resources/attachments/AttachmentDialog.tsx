import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import { useSubmission } from '../../../../admin-ui/use-submission';
import {
  useEditAttachmentMutation,
  useLinkAttachmentMutation,
  type AdminAttachment,
} from '../../../../api/admin-resources';
import { useFocusReturn } from '../../../../admin-ui/use-focus-return';
import { isSecureAddress } from '../editor/resource-fields';
import { adminResourceTexts } from '../texts';

const { files: texts, rules } = adminResourceTexts;

interface AttachmentDialogProps {
  resourceId: string;
  /** Null adds an external file. */
  file: AdminAttachment | null;
  onClose: () => void;
}

/** Edits the name and description of a file, or adds an external file. Typed text stays when saving fails. */
export function AttachmentDialog({ resourceId, file, onClose }: AttachmentDialogProps) {
  const id = useId();
  useFocusReturn();
  const [fileUrl, setFileUrl] = useState('');
  const [fileName, setFileName] = useState(file?.fileName ?? '');
  const [description, setDescription] = useState(file?.description ?? '');
  const { send, busy, errorOf, failure, setErrors } = useSubmission();
  const [edit] = useEditAttachmentMutation();
  const [link] = useLinkAttachmentMutation();
  const save = async () => {
    const problems: Record<string, string[]> = {
      ...(!file && !isSecureAddress(fileUrl.trim()) && { fileUrl: [rules.fileUrl] }),
      ...(fileName.trim() === ''
        ? { fileName: [rules.fileName] }
        : /[/\\]/.test(fileName) && { fileName: [rules.fileNamePath] }),
    };
    if (Object.keys(problems).length > 0) return setErrors(problems);
    const words = { fileName: fileName.trim(), description: description.trim() || null };
    const isSaved = await send(() =>
      file
        ? edit({ id: resourceId, attachmentId: file.id, attachmentEditInput: words }).unwrap()
        : link({ id: resourceId, attachmentLinkInput: { ...words, fileUrl: fileUrl.trim() } }).unwrap(),
    );
    if (isSaved) onClose();
  };
  return (
    <Modal
      open
      title={file ? texts.editTitle : texts.linkTitle}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => void save()}
    >
      {file ? null : (
        <FieldRow id={`${id}-url`} label={texts.url} error={errorOf('fileUrl')} hint={texts.urlHint}>
          {(control) => (
            <Input {...control} type="url" value={fileUrl} onChange={({ target }) => setFileUrl(target.value)} />
          )}
        </FieldRow>
      )}
      <FieldRow id={`${id}-name`} label={texts.name} error={errorOf('fileName')} hint={texts.nameHint}>
        {(control) => (
          <Input {...control} maxLength={120} value={fileName} onChange={({ target }) => setFileName(target.value)} />
        )}
      </FieldRow>
      <FieldRow
        id={`${id}-description`}
        label={texts.description}
        error={errorOf('description')}
        hint={texts.descriptionHint}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            maxLength={300}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </FieldRow>
      {failure ? <FieldNote role="alert" error={failure} /> : null}
    </Modal>
  );
}
