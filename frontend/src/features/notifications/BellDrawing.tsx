/** A cow bell on a branch of wattle, for an empty list of notifications. */
export function BellDrawing() {
  return (
    <svg viewBox="0 0 280 210" aria-hidden="true" focusable="false">
      <path
        d="M22 112C20 58 72 18 140 18C210 18 258 58 258 112C258 164 208 196 140 196C72 196 24 164 22 112Z"
        fill="var(--accent-pale)"
      />
      <circle cx="70" cy="66" r="18" fill="var(--sc-sun,#F4C24B)" opacity=".85" />
      <path
        d="M28 148C70 130 104 144 142 138C184 132 222 142 250 154C234 182 192 196 140 196C86 196 44 180 28 148Z"
        fill="var(--sc-leaf2,#86AD84)"
      />
      <path
        d="M14 62C70 40 128 44 176 52C212 58 240 50 268 34"
        fill="none"
        stroke="var(--sc-bark,#6B5138)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g className="sway slow">
        <path
          d="M206 54C214 78 228 92 248 98C246 80 230 62 206 54ZM184 53C186 76 178 94 162 104C158 86 168 66 184 53ZM58 50C48 70 32 80 14 82C18 64 36 52 58 50Z"
          fill="var(--sc-leaf1,#3E7A54)"
        />
        <g fill="var(--sc-ball,#F4C24B)">
          <circle cx="226" cy="66" r="7" />
          <circle cx="240" cy="80" r="5" />
          <circle cx="216" cy="82" r="6" />
          <circle cx="40" cy="62" r="6" />
          <circle cx="28" cy="74" r="5" />
          <circle cx="172" cy="78" r="5" />
        </g>
      </g>
      <path d="M118 46V72" stroke="var(--sc-rock,#3E2C24)" strokeWidth="4" strokeLinecap="round" />
      <path d="M108 70H128V82H108Z" fill="var(--sc-rock2,#2B3A40)" />
      <path d="M94 82H142C150 104 154 124 156 142H80C82 124 86 104 94 82Z" fill="var(--sc-clay,#C4633F)" />
      <path
        d="M122 82H142C150 104 154 124 156 142H118C122 122 124 102 122 82Z"
        fill="var(--sc-rock,#4A2C1C)"
        opacity=".22"
      />
      <path d="M76 140H160V150H76Z" fill="var(--sc-clay,#C4633F)" />
      <path d="M76 140H160V150H76Z" fill="var(--sc-rock,#4A2C1C)" opacity=".35" />
      <circle cx="118" cy="158" r="9" fill="var(--sc-rock2,#2B3A40)" />
      <path
        d="M196 152C198 142 206 138 214 142C218 132 230 132 234 140C242 140 246 150 240 156C236 162 206 162 200 160C196 158 195 156 196 152Z"
        fill="var(--sc-stone,#B9A48E)"
      />
    </svg>
  );
}
