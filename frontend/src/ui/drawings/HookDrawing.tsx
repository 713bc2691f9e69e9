/** Three hooks by the door: a hat, a key, and one still free. For an empty shortlist. */
export function HookDrawing() {
  return (
    <svg viewBox="0 0 280 210" aria-hidden="true" focusable="false">
      <path
        d="M18 106C18 50 74 14 142 14C212 14 262 54 262 110C262 166 210 198 142 198C70 198 18 164 18 106Z"
        fill="var(--accent-pale)"
      />
      <path d="M42 56H238V78C238 81 236 83 233 83H47C44 83 42 81 42 78Z" fill="var(--sc-bark,#B5724A)" />
      <path d="M42 74H238V78C238 81 236 83 233 83H47C44 83 42 81 42 78Z" fill="var(--sc-rock,#8F5433)" opacity=".6" />
      <path
        d="M84 72V94C84 106 98 106 98 96M142 72V94C142 106 156 106 156 96M200 72V94C200 106 214 106 214 96"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="var(--primary-hover)">
        <circle cx="84" cy="70" r="6" />
        <circle cx="142" cy="70" r="6" />
        <circle cx="200" cy="70" r="6" />
      </g>
      <path d="M52 132C52 110 66 98 86 98C106 98 120 110 120 132Z" fill="var(--sc-ball,#F4C24B)" />
      <path
        d="M96 99C112 102 120 114 120 132H104C106 118 104 108 96 99Z"
        fill="var(--sc-ball-lo,#DD9F1F)"
        opacity=".6"
      />
      <path d="M53 124H119L121 134H51Z" fill="var(--sc-clay,#C4633F)" />
      <path
        d="M36 138C36 130 60 130 86 130S136 130 136 138C136 146 110 148 86 148S36 146 36 138Z"
        fill="var(--sc-ball,#F4C24B)"
      />
      <g fill="none" stroke="var(--sc-ball-lo,#C98F1C)" strokeLinecap="round">
        <circle cx="149" cy="122" r="12" strokeWidth="7" />
        <path d="M149 134V178M149 164H161M149 176H163" strokeWidth="7" />
      </g>
      <path
        d="M207 104C207 128 196 140 198 156"
        fill="none"
        stroke="var(--control)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <path
        d="M199 182C186 173 181 166 181 159A9.5 9.5 0 0 1 199 155A9.5 9.5 0 0 1 217 159C217 166 212 173 199 182Z"
        fill="none"
        stroke="var(--control)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <g className="sway slow">
        <path
          d="M246 30C226 34 212 42 204 52"
          fill="none"
          stroke="var(--sc-leaf1,#3E7A54)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M232 34C226 22 214 20 206 26C212 36 224 40 232 34ZM220 42C222 54 214 62 204 62C202 52 210 42 220 42Z"
          fill="var(--sc-leaf2,#5E8F6B)"
        />
      </g>
    </svg>
  );
}
