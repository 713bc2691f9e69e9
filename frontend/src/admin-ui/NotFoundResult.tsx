import { Result } from 'antd';
import { PageHead } from '../lib/head';
import { Icon } from '../ui/Icon';
import styles from './NotFoundResult.module.css';
import { AdminLink } from './AdminLink';

interface NotFoundResultProps {
  title: string;
  text: string;
  /** Link to the list. */
  back: { to: string; label: string };
}

/** Shown when the id in the address does not exist. Trying again would not help. */
export function NotFoundResult({ title, text, back }: NotFoundResultProps) {
  return (
    <>
      <PageHead title={title} hidden />
      <Result
        icon={
          <span className={styles.sign}>
            <Icon name="search" size={24} />
          </span>
        }
        title={<h1 className={styles.title}>{title}</h1>}
        subTitle={text}
        extra={
          <AdminLink to={back.to} type="primary">
            {back.label}
          </AdminLink>
        }
      />
    </>
  );
}

/** True when the id does not exist or is not a valid id. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400);
