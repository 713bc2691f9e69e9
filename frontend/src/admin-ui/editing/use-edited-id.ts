import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LEAVES_UNASKED } from './use-leave-guard';

/**
 * Returns the id in the editor's address; null for a new item. A new item that gets its id while it is edited keeps
 * null, so that the form is not remounted.
 */
export function useEditedId(pathOf: (id: string) => string): { id: string | null; onBorn: (id: string) => void } {
  const { id } = useParams();
  const [born, setBorn] = useState<string | null>(null);
  const navigate = useNavigate();
  const onBorn = useCallback(
    (made: string) => {
      setBorn(made);
      void navigate(pathOf(made), { replace: true, preventScrollReset: true, state: LEAVES_UNASKED });
    },
    [navigate, pathOf],
  );
  return { id: id && id !== born ? id : null, onBorn };
}
