/** A path that ends at the water, with a small boat far out. For pages that do not exist. */
export function LostDrawing() {
  return (
    <svg viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <path
        d="M40 210C40 96 150 24 286 24C430 24 524 104 524 218C524 330 420 396 284 396C140 396 40 330 40 210Z"
        fill="var(--sc-sky1,#FFF3DC)"
      />
      <path d="M40 214C40 130 92 70 170 42C320 20 520 60 524 214Z" fill="var(--sc-sky2,#FCD9A6)" />
      <circle cx="372" cy="164" r="46" fill="var(--sc-sun,#FFF3CF)" />
      <path
        d="M60 214C110 168 150 184 190 162C240 134 276 188 330 176C400 160 452 190 520 214Z"
        fill="var(--sn-range2,#C4BFCB)"
      />
      <path
        d="M42 214H524C526 268 506 312 470 342C300 300 120 300 68 294C50 272 40 244 42 214Z"
        fill="var(--sc-sea3,#3F8BA3)"
      />
      <path d="M42 214H524L522 232C360 224 200 240 44 236Z" fill="var(--sc-sea2,#9FC0BE)" />
      <path
        d="M300 258H392M214 246H262M404 282H452M140 268H196"
        stroke="var(--sc-foam,#E4F1F2)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M396 236H476C472 252 460 258 446 258H424C410 258 400 250 396 236Z" fill="var(--sc-clay,#C4633F)" />
      <path
        d="M436 176V236M436 180L472 226H436ZM430 188L406 226H430Z"
        fill="var(--sc-sail,#FFFDF8)"
        stroke="var(--sc-bark,#6B5138)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M68 294C180 280 330 296 470 342C420 378 356 396 284 396C186 396 106 364 68 294Z"
        fill="var(--sn-hill1,#8FB08F)"
      />
      <path
        d="M284 396C246 372 232 352 246 330C256 314 262 304 248 292L284 294C300 308 298 320 290 336C282 354 306 372 344 388C326 393 306 396 284 396Z"
        fill="var(--sc-rug,#F3E2C4)"
      />
      <path d="M176 380V286" stroke="var(--sc-bark,#6B5138)" strokeWidth="9" strokeLinecap="round" />
      <path d="M112 284L130 268H224V304H130Z" fill="var(--sc-rug,#FFFBF0)" />
      <path
        d="M150 286H206"
        stroke="var(--sc-bark,#6B5138)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="14 10"
      />
      <g className="sway">
        <path
          d="M524 40C470 58 430 92 404 138"
          fill="none"
          stroke="var(--sc-bark,#6B5138)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M486 60C470 44 448 42 436 52C448 70 470 72 486 60ZM456 84C436 74 416 78 408 92C424 106 446 102 456 84ZM470 74C474 98 462 118 446 122C440 102 450 84 470 74Z"
          fill="var(--sc-leaf2,#5E8F6B)"
        />
        <g fill="var(--sc-ball,#F4C24B)">
          <circle cx="500" cy="72" r="11" />
          <circle cx="478" cy="98" r="13" />
          <circle cx="438" cy="72" r="9" />
          <circle cx="424" cy="120" r="12" />
          <circle cx="404" cy="142" r="9" />
        </g>
      </g>
    </svg>
  );
}
