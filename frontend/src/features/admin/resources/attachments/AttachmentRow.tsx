import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { StateTag } from '../../../../admin-ui';
import { ConfirmDialog } from '../../../../admin-ui/ConfirmDialog';
import { adminFilePath, useRemoveAttachmentMutation, type AdminAttachment } from '../../../../api/admin-resources';
import { adminUiTexts } from '../../../../admin-ui/texts';
import { messageOf } from '../../../../lib/api-error';
import { fetchFile } from '../../../../api/fetch-file';
import { saveFile } from '../../../../lib/save-file';
import { sizeInWords } from '../../../../lib/format/file-size';
import { Icon } from '../../../../ui/Icon';
import { adminResourceTexts } from '../texts';
import styles from './attachments.module.css';
import { toast } from '../../../../ui/toast';

const { files: texts } = adminResourceTexts;

interface AttachmentLineProps {
  resourceId: string;
  file: AdminAttachment;
  onEdit: () => void;
  onReplace: () => void;
}

/** One file with its details and actions. */
export function AttachmentRow({ resourceId, file, onEdit, onReplace }: AttachmentLineProps) {
  const { id, fileName, fileUrl, fileSize, description, external, downloadCount } = file;
  const [remove] = useRemoveAttachmentMutation();
  const [removing, setRemoving] = useState(false);
  const download = async () => {
    try {
      saveFile(await fetchFile(adminFilePath(resourceId, id)), fileName);
    } catch (error) {
      toast.error(`${adminUiTexts.notDone} ${messageOf(error)}`);
    }
  };
  const removeIt = async () => {
    await remove({ id: resourceId, attachmentId: id }).unwrap();
    toast.success(texts.removed(fileName));
    setRemoving(false);
  };
  const reach = external
    ? { key: 'open', label: texts.open(fileName), onClick: () => window.open(fileUrl, '_blank', 'noopener') }
    : { key: 'download', label: texts.download, onClick: () => void download() };
  return (
    <>
      <div className={styles.file}>
        <b>{fileName}</b>
        {description ? <span>{description}</span> : null}
        <span className={styles.facts}>
          {external ? <StateTag tone="quiet">{texts.external}</StateTag> : null}
          {external ? <span>{fileUrl}</span> : <span>{sizeInWords(fileSize)}</span>}
          {external ? null : <span>{texts.downloads(downloadCount)}</span>}
        </span>
      </div>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'edit', label: texts.edit, onClick: onEdit },
            { key: 'replace', label: texts.replace, onClick: onReplace },
            reach,
            { type: 'divider' },
            { key: 'remove', label: texts.remove, danger: true, onClick: () => setRemoving(true) },
          ],
        }}
      >
        <Button
          className={styles.more ?? ''}
          type="text"
          aria-label={texts.more(fileName)}
          icon={<Icon name="more" />}
        />
      </Dropdown>
      {removing ? (
        <ConfirmDialog
          words={{ title: texts.removeTitle(fileName), text: texts.removeText, ok: texts.removeOk }}
          danger
          onCancel={() => setRemoving(false)}
          onConfirm={removeIt}
        />
      ) : null}
    </>
  );
}
