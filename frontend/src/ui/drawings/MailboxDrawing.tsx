/** An open, empty letter box. For an empty list of conversations. */
export function MailboxDrawing() {
  return (
    <svg viewBox="0 0 280 210" aria-hidden="true" focusable="false">
      <path
        d="M18 108C18 50 74 14 142 14C212 14 262 54 262 110C262 166 210 198 142 198C70 198 18 166 18 108Z"
        fill="var(--accent-pale)"
      />
      <circle cx="206" cy="62" r="20" fill="var(--sc-sun,#F4C24B)" opacity=".85" />
      <path
        d="M26 138C66 120 104 132 140 126C184 118 226 128 256 140C242 176 198 198 142 198C82 198 38 176 26 138Z"
        fill="var(--sc-leaf2,#86AD84)"
      />
      <path d="M124 198C120 176 128 160 146 150L172 152C160 164 158 182 164 196Z" fill="var(--sc-rug,#F3E2C4)" />
      <path d="M128 112H146V184H128Z" fill="var(--sc-bark,#6B5138)" />
      <path d="M138 112H146V184H138Z" fill="var(--sc-rock,#4A2C1C)" opacity=".35" />
      <path d="M82 122V86C82 66 96 54 114 54H176C196 54 208 68 208 86V122Z" fill="var(--primary)" />
      <path
        d="M146 122V86C146 68 136 58 114 54H176C196 54 208 68 208 86V122Z"
        fill="var(--primary-hover)"
        opacity=".5"
      />
      <path d="M82 122V86C82 66 96 56 114 56C132 56 146 66 146 86V122Z" fill="var(--sc-rock2,#2B3A40)" />
      <path d="M90 122V88C90 74 100 65 114 65C128 65 138 74 138 88V122Z" fill="var(--sc-rock,#3E2C24)" opacity=".7" />
      <path d="M78 122H150L138 148C136 152 92 152 90 148Z" fill="var(--primary)" />
      <path d="M98 130H130" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" opacity=".7" />
      <path d="M184 92V50H206L198 59L206 68H190V92Z" fill="var(--sc-clay,#C4633F)" />
      <g className="sway slow">
        <path
          d="M58 186C52 158 56 138 70 120"
          fill="none"
          stroke="var(--sc-leaf1,#3E7A54)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M57 164C44 160 36 150 36 138C48 138 56 148 57 164ZM58 150C70 146 78 136 76 124C66 126 58 136 58 150ZM66 128C64 116 70 104 80 100C84 110 78 122 66 128Z"
          fill="var(--sc-leaf1,#3E7A54)"
        />
        <g fill="var(--sc-ball,#F4C24B)">
          <circle cx="36" cy="134" r="6" />
          <circle cx="80" cy="98" r="7" />
          <circle cx="68" cy="112" r="5" />
        </g>
      </g>
      <path
        d="M222 176C224 168 230 166 236 168C242 164 248 168 247 174C249 180 244 184 238 182H228C222 184 220 180 222 176Z"
        fill="var(--sc-stone,#B9A48E)"
      />
    </svg>
  );
}
