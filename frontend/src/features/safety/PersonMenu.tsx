import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { Button, IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { safetyTexts } from './texts';
import styles from './safety.module.css';
import { retryImport } from '../../lib/retry-import';

const ReportDialog = lazy(retryImport(() => import('./ReportDialog')));
const BlockDialog = lazy(retryImport(() => import('./BlockDialog')));

const { menu: texts } = safetyTexts;

interface PersonMenuProps {
  person: { id: string; displayName: string };
  /** The page to open after blocking, when the current one no longer exists. */
  pageAfterBlock: string;
  /** As a round button next to a name, or as a quiet one with words. */
  variant?: 'icon' | 'words';
}

/** Reports or blocks a person, wherever they are shown. */
export function PersonMenu({ person, pageAfterBlock, variant = 'icon' }: PersonMenuProps) {
  const [open, setOpen] = useState<'nothing' | 'menu' | 'report' | 'block'>('nothing');
  const navigate = useNavigate();
  const { user } = useSession();
  if (!user || user.id === person.id || user.userType === 'admin') return null;
  const close = () => setOpen('nothing');
  const leave = () => void navigate(pageAfterBlock);
  const label = texts.open(person.displayName);
  return (
    <>
      {variant === 'icon' ? (
        <IconButton icon="shield" label={label} onClick={() => setOpen('menu')} />
      ) : (
        <Button variant="plain" size="small" icon="shield" onClick={() => setOpen('menu')}>
          {label}
        </Button>
      )}
      <Dialog open={open === 'menu'} onClose={close} title={texts.title(person.displayName)}>
        <div className={styles.choices}>
          <button type="button" onClick={() => setOpen('report')}>
            <b>{texts.report}</b>
            <span>{texts.reportText}</span>
          </button>
          <button type="button" onClick={() => setOpen('block')}>
            <b>{texts.block}</b>
            <span>{texts.blockText}</span>
          </button>
        </div>
      </Dialog>
      <Suspense fallback={null}>
        {open === 'report' ? (
          <ReportDialog subjectType="profile" subjectId={person.id} onClose={close} onBlocked={leave} />
        ) : null}
        {open === 'block' ? <BlockDialog person={person} onClose={close} onBlocked={leave} /> : null}
      </Suspense>
    </>
  );
}
