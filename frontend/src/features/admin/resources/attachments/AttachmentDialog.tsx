import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import { FieldRow } from '../../../../admin-ui/FieldRow';
import {
  useEditAttachmentMutation,
  useLinkAttachmentMutation,
  type AdminAttachment,
} from '../../../../api/admin-resources';
import { fieldProblems, messageOf } from '../../../../lib/api-error';
import { isSecureAddress } from '../editor/resource-fields';
import { adminResourceTexts } from '../texts';

const { files: texts, rules } = adminResourceTexts;

interface AttachmentDialogProps {
  resourceId: string;
  /** Null adds an external file. */
  file: AdminAttachment | null;
  onClose: () => void;
}

type Wrong = Partial<Record<'fileUrl' | 'fileName' | 'description', string>>;

/** Edits the name and description of a file, or adds an external file. Typed text stays when saving fails. */
export function AttachmentDialog({ resourceId, file, onClose }: AttachmentDialogProps) {
  const id = useId();
  const [fileUrl, setFileUrl] = useState('');
  const [fileName, setFileName] = useState(file?.fileName ?? '');
  const [description, setDescription] = useState(file?.description ?? '');
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [edit, editing] = useEditAttachmentMutation();
  const [link, linking] = useLinkAttachmentMutation();
  const save = async () => {
    const problems: Wrong = {
      ...(!file && !isSecureAddress(fileUrl.trim()) && { fileUrl: rules.fileUrl }),
      ...(fileName.trim() === ''
        ? { fileName: rules.fileName }
        : /[/\\]/.test(fileName) && { fileName: rules.fileNamePath }),
    };
    setWrong(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    const words = { fileName: fileName.trim(), description: description.trim() || null };
    try {
      if (file) await edit({ id: resourceId, attachmentId: file.id, attachmentEditInput: words }).unwrap();
      else await link({ id: resourceId, attachmentLinkInput: { ...words, fileUrl: fileUrl.trim() } }).unwrap();
      onClose();
    } catch (error) {
      const fieldErrors = fieldProblems(error);
      setWrong(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setFailure(messageOf(error));
    }
  };
  return (
    <Modal
      open
      title={file ? texts.editTitle : texts.linkTitle}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={editing.isLoading || linking.isLoading}
      onCancel={onClose}
      onOk={() => void save()}
    >
      {file ? null : (
        <FieldRow id={`${id}-url`} label={texts.url} error={wrong.fileUrl} hint={texts.urlHint}>
          {(control) => (
            <Input {...control} type="url" value={fileUrl} onChange={({ target }) => setFileUrl(target.value)} />
          )}
        </FieldRow>
      )}
      <FieldRow id={`${id}-name`} label={texts.name} error={wrong.fileName} hint={texts.nameHint}>
        {(control) => (
          <Input {...control} maxLength={120} value={fileName} onChange={({ target }) => setFileName(target.value)} />
        )}
      </FieldRow>
      <FieldRow
        id={`${id}-description`}
        label={texts.description}
        error={wrong.description}
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
