/** Two windows, one by day and one by night, and a string between two tins. Where no interview is planned yet. */
export function TwoWindowsDrawing() {
  return (
    <svg viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <path
        d="M30 220C30 104 150 34 290 30C430 26 530 110 528 222C526 334 420 394 282 394C140 394 30 336 30 220Z"
        fill="var(--accent-pale)"
      />
      <path d="M92 96H238V300H92Z" fill="var(--sc-sky1,#FFF3DC)" />
      <circle cx="196" cy="148" r="30" fill="var(--sc-sun,#F4C24B)" />
      <path d="M92 238C132 208 170 232 238 214V300H92Z" fill="var(--sc-leaf2,#86AD84)" />
      <path d="M92 268C140 248 190 266 238 254V300H92Z" fill="var(--sc-leaf1,#3E7A54)" />
      <path d="M165 96V300M92 196H238" stroke="var(--surface)" strokeWidth="9" />
      <path d="M92 96H238V300H92Z" fill="none" stroke="var(--surface)" strokeWidth="14" />
      <path d="M78 300H252V318H78Z" fill="var(--sc-rug,#F7E7CB)" />
      <path d="M324 78H470V282H324Z" fill="var(--deep)" />
      <path d="M432 116A26 26 0 1 0 444 160A21 21 0 1 1 432 116Z" fill="var(--sc-sun,#F4C24B)" />
      <path
        d="M350 112v.2M374 150v.2M346 160v.2M414 106v.2M446 206v.2M416 200v.2"
        stroke="var(--on-deep)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M324 240L362 206L394 236L428 198L470 240V282H324Z" fill="var(--sc-leaf3,#2C5A54)" />
      <path d="M397 78V282M324 178H470" stroke="var(--surface)" strokeWidth="9" />
      <path d="M324 78H470V282H324Z" fill="none" stroke="var(--surface)" strokeWidth="14" />
      <path d="M310 282H484V300H310Z" fill="var(--sc-rug,#F7E7CB)" />
      <path
        d="M206 290C250 364 320 352 368 274"
        fill="none"
        stroke="var(--sc-clay,#C4633F)"
        strokeWidth="4"
        className="sway slow"
      />
      <path d="M176 262L204 272L194 304L166 294Z" fill="var(--sc-ball,#F4C24B)" />
      <path d="M204 272C212 276 204 308 194 304C190 300 196 274 204 272Z" fill="var(--sc-ball-lo,#C9962B)" />
      <path d="M372 248L400 238L410 270L382 280Z" fill="var(--sc-ball,#F4C24B)" />
      <path d="M372 248C364 252 372 284 382 280C386 276 380 250 372 248Z" fill="var(--sc-ball-lo,#C9962B)" />
      <path
        d="M104 300C92 268 98 240 118 216"
        fill="none"
        stroke="var(--sc-leaf1,#3E7A54)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M98 272C78 270 64 256 62 238C80 238 96 252 98 272ZM102 248C118 240 128 226 124 208C110 212 100 228 102 248Z"
        fill="var(--sc-leaf2,#5E8F6B)"
      />
      <path d="M84 300H128L120 340H92Z" fill="var(--sc-clay,#C4633F)" />
    </svg>
  );
}
