/** A kettle, two cups and an empty page. For pages that are coming. */
export function KettleDrawing() {
  return (
    <svg viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <path
        d="M36 214C36 98 148 26 284 26C428 26 524 108 524 220C524 332 420 396 284 396C138 396 36 332 36 214Z"
        fill="var(--accent-pale)"
      />
      <path d="M164 40H396V226H164Z" fill="var(--sc-sky1,#FFF3DC)" />
      <path d="M164 156C214 120 262 148 300 132C340 116 370 128 396 142V226H164Z" fill="var(--sc-leaf2,#86AD84)" />
      <circle cx="338" cy="92" r="26" fill="var(--sc-sun,#F4C24B)" opacity=".8" />
      <path d="M280 40V226M164 130H396" stroke="var(--surface)" strokeWidth="9" />
      <path d="M164 40H396V226H164Z" fill="none" stroke="var(--surface)" strokeWidth="13" />
      <path
        d="M60 290C120 284 440 284 508 290C486 354 398 396 284 396C172 396 84 354 60 290Z"
        fill="var(--sc-bark,#B5724A)"
        opacity=".9"
      />
      <path d="M58 286H510V302H58Z" fill="var(--sc-rock,#8F5433)" />
      <path
        d="M196 286C180 286 172 272 174 250C178 206 202 186 240 186C278 186 302 206 306 250C308 272 300 286 284 286Z"
        fill="var(--primary)"
      />
      <path
        d="M280 196C296 212 304 232 304 254C304 276 298 286 284 286H256C280 262 286 228 280 196Z"
        fill="var(--primary-hover)"
        opacity=".55"
      />
      <path d="M302 238C326 236 332 216 346 206L358 216C346 232 338 258 304 264Z" fill="var(--primary)" />
      <path
        d="M204 192C206 152 274 152 276 192"
        fill="none"
        stroke="var(--sc-rock,#4A2C1C)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M214 188H266C266 178 254 174 240 174S214 178 214 188Z" fill="var(--sc-clay,#C4633F)" />
      <circle cx="240" cy="170" r="8" fill="var(--sc-clay,#C4633F)" />
      <path
        d="M358 194C350 178 368 170 360 152M376 200C370 188 384 180 378 166"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".85"
        className="sway slow"
      />
      <path d="M352 240H412L406 286C404 292 360 292 358 286Z" fill="var(--sc-rug,#FFF6E3)" />
      <path d="M411 250C434 248 432 278 407 276" fill="none" stroke="var(--sc-rug,#FFF6E3)" strokeWidth="8" />
      <path d="M430 250H482L477 288C475 294 437 294 435 288Z" fill="var(--sc-ball,#F4C24B)" />
      <path d="M480 258C500 257 498 282 477 280" fill="none" stroke="var(--sc-ball,#F4C24B)" strokeWidth="7" />
      <path d="M84 272L164 262L172 286H92Z" fill="var(--surface)" />
      <path d="M98 276L150 270" stroke="var(--control)" strokeWidth="3" strokeLinecap="round" />
      <path d="M132 250L158 286L164 292L160 282L138 246Z" fill="var(--sc-clay,#C4633F)" />
      <path
        d="M92 214C84 176 96 148 116 128"
        fill="none"
        stroke="var(--sc-leaf1,#3E7A54)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M96 188C78 184 66 170 66 154C82 154 94 168 96 188ZM98 170C112 164 122 150 120 134C106 136 98 152 98 170ZM106 148C104 132 112 116 124 110C130 124 122 140 106 148Z"
        fill="var(--sc-leaf2,#5E8F6B)"
      />
      <path d="M72 214H116L110 266H78Z" fill="var(--sc-clay,#C4633F)" />
    </svg>
  );
}
