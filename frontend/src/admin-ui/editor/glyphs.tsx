import type { ReactNode } from 'react';

/** Icons of the editor's tools, 20 by 20. They are not in ui/Icon, which every visitor loads. */
const drawings = {
  undo: <path d="M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8" />,
  redo: <path d="M13 5l3.5 3.5L13 12M16 8.5H8.5a4 4 0 0 0 0 8H12" />,
  bulletList: <path d="M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01" />,
  orderedList: <path d="M8.5 5H17M8.5 10H17M8.5 15H17M3 4l1-.7V7M2.8 12.2c.4-1 2.2-.9 2.2.3 0 .9-1.6 1.4-2.2 2.7H5" />,
  quote: <path d="M4 14c2.4-.6 3.3-2.2 3.3-4.3H4V6h4M11.5 14c2.4-.6 3.3-2.2 3.3-4.3h-3.3V6h4" />,
  link: (
    <path d="M8.3 11.7a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3L10.2 5.5M11.7 8.3a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1.1-1.1" />
  ),
  picture: <path d="M3 4h14v12H3ZM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M13.2 7.4h.01" />,
  table: <path d="M3 4h14v12H3ZM3 8h14M3 12h14M8.5 4v12" />,
  addRow: <path d="M3 3.5h14v6H3ZM10 12v5.5M7.2 14.8h5.6" />,
  deleteRow: <path d="M3 3.5h14v6H3ZM7 14.8h6" />,
  addColumn: <path d="M3.5 3h6v14h-6ZM12 10h5.5M14.8 7.2v5.6" />,
  deleteColumn: <path d="M3.5 3h6v14h-6ZM12 10h5.5" />,
  deleteTable: <path d="M3 4h14v12H3ZM7.5 7.5l5 5M12.5 7.5l-5 5" />,
} satisfies Record<string, ReactNode>;

export function Glyph({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
