import { Button, type ButtonProps } from 'antd';
import { useNavigate } from 'react-router-dom';

/** A link within the site, styled as an antd button. */
export function AdminLink({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      {...rest}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
