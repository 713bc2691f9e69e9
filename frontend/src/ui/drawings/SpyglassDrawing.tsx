/** A spyglass over an empty hill with one bird. For a search without results. */
export function SpyglassDrawing() {
  return (
    <svg viewBox="0 0 280 210" aria-hidden="true" focusable="false">
      <path
        d="M18 106C18 50 74 14 142 14C212 14 262 54 262 110C262 166 210 198 142 198C70 198 18 164 18 106Z"
        fill="var(--accent-pale)"
      />
      <path
        d="M24 142C60 120 96 134 134 130C180 124 224 118 258 138C240 176 196 198 142 198C84 198 40 178 24 142Z"
        fill="var(--sc-leaf2,#86AD84)"
      />
      <path
        d="M60 176C110 152 190 152 232 166C210 188 178 198 142 198C110 198 80 190 60 176Z"
        fill="var(--sc-leaf1,#5E8F6B)"
        opacity=".6"
      />
      <path
        d="M170 138L184 126L226 168C232 174 232 182 227 187C222 192 214 192 208 186Z"
        fill="var(--sc-bark,#B5724A)"
      />
      <path d="M178 146L184 140L227 183C222 191 214 192 208 186Z" fill="var(--sc-rock,#8F5433)" opacity=".6" />
      <circle cx="130" cy="92" r="60" fill="var(--primary)" />
      <circle cx="130" cy="92" r="49" fill="var(--sc-sky1,#FFF3DC)" />
      <circle cx="148" cy="80" r="17" fill="var(--sc-sun,#F4C24B)" />
      <path
        d="M84 106C100 92 116 100 132 94C150 88 164 92 177 104A49 49 0 0 1 84 110Z"
        fill="var(--sc-leaf2,#86AD84)"
      />
      <path d="M88 118C110 104 150 106 173 116A49 49 0 0 1 88 118Z" fill="var(--sc-leaf1,#3E7A54)" />
      <path
        d="M102 66C108 56 118 50 130 50"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M106 76q6-6 9 0q4-6 9 0"
        fill="none"
        stroke="var(--sc-rock,#6B5138)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M40 152C40 140 48 134 58 136C62 128 74 130 74 140L82 144L74 147C72 158 62 164 50 162L36 168Z"
        fill="var(--sc-clay,#D98C84)"
      />
      <path d="M48 152C54 144 62 146 64 154C60 160 52 160 48 152Z" fill="var(--surface)" opacity=".5" />
      <circle cx="66" cy="140" r="2.4" fill="var(--sc-rock2,#1E2327)" />
      <path d="M56 163V176M62 161V175" stroke="var(--sc-rock,#6B5138)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
