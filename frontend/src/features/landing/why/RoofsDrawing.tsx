/** A street of roofs, the kettle on in every second house. */
export function RoofsDrawing() {
  return (
    <svg viewBox="0 0 240 92" aria-hidden="true">
      <path d="M0 92V52L24 30L48 52V92ZM96 92V44L124 20L152 44V92ZM196 92V56L218 38L240 56V92Z" fill="#D99A20" />
      <path d="M44 92V40L72 14L100 40V92ZM148 92V50L173 26L198 50V92Z" fill="#E8AE35" />
      <path d="M64 50h16v16H64ZM116 56h16v16h-16ZM166 60h14v14h-14ZM16 62h14v14H16ZM211 66h12v12h-12Z" fill="#FFF3CF" />
      <path d="M84 26V10h9v26ZM140 32V16h8v24Z" fill="#C4633F" />
      <path
        d="M88 6q-5 -6 1 -10M144 12q-5 -6 1 -10"
        fill="none"
        stroke="#FFF3CF"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
