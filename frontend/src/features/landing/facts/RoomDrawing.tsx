/** A spare room that has been made ready: bed, desk, lamp, a window with weather in it. */
export function RoomDrawing({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 560 460" className={className} aria-hidden="true">
      <path d="M0 0H560V460H0Z" fill="#F8DFC2" />
      <path d="M0 352H560V460H0Z" fill="#D9A877" />
      <path d="M0 352H560V362H0Z" fill="#C48F5E" />
      <path d="M300 48H500V236H300Z" fill="#FFFDF8" />
      <path d="M312 60H394V224H312ZM406 60H488V224H406Z" fill="#BCD7DF" />
      <path d="M312 170C340 140 366 150 394 160V224H312ZM406 164C436 138 462 150 488 142V224H406Z" fill="#86AD84" />
      <path d="M312 196C344 178 370 190 394 186V224H312ZM406 188C440 176 466 186 488 180V224H406Z" fill="#5F8C66" />
      <circle cx="448" cy="96" r="18" fill="#F4C24B" />
      <path d="M288 36H318C330 110 322 190 296 262H274C286 190 292 110 288 36Z" fill="#F4C24B" />
      <path d="M512 36H482C470 110 478 190 504 262H526C514 190 508 110 512 36Z" fill="#E0AA34" />
      <path d="M264 34H536V42H264Z" fill="#8E5A3A" />
      <path d="M36 226C36 206 52 196 72 196H92V384H36Z" fill="#8E5A3A" />
      <path d="M60 296H356V372H60Z" fill="#FFFDF8" />
      <path d="M150 286C220 270 320 276 366 292V376H150Z" fill="#144E6B" />
      <path d="M150 312C220 296 320 302 366 318V330C320 314 220 308 150 324Z" fill="#7FC4E4" />
      <path d="M76 262C104 246 148 252 160 274C164 292 150 300 116 300C84 300 66 290 76 262Z" fill="#FFFFFF" />
      <path d="M84 280C108 290 136 290 156 280C160 292 146 300 116 300C92 300 80 296 84 280Z" fill="#EADFCB" />
      <path d="M60 372H70V404H60ZM352 366H364V404H352Z" fill="#6F4630" />
      <path d="M404 268H552V280H404ZM414 280H424V392H414ZM534 280H544V392H534Z" fill="#8E5A3A" />
      <path d="M436 246H482V268H436Z" fill="#C4633F" />
      <path d="M440 236H478V246H440Z" fill="#22663B" />
      <path d="M514 268V226" stroke="#1E2327" strokeWidth="5" strokeLinecap="round" />
      <path d="M494 228L504 196H526L536 228Z" fill="#F4C24B" />
      <path d="M504 268H526V262H504Z" fill="#1E2327" />
      <path d="M196 74H244V136H196Z" fill="#FFFDF8" />
      <path d="M202 80H238V130H202Z" fill="#86CF96" />
      <path d="M202 130L216 108L226 118L238 100V130Z" fill="#22663B" />
      <path d="M148 92C152 78 168 78 172 92L186 132H134Z" fill="#C4633F" />
      <path d="M160 70V84" stroke="#1E2327" strokeWidth="4" strokeLinecap="round" />
      <ellipse cx="236" cy="424" rx="150" ry="20" fill="#C4633F" opacity=".75" />
      <ellipse cx="236" cy="424" rx="112" ry="13" fill="#E8B28E" />
      <path d="M432 392C432 368 492 368 492 392V432C492 444 432 444 432 432Z" fill="#22663B" />
      <path d="M446 378C446 358 478 358 478 378" fill="none" stroke="#163425" strokeWidth="6" />
      <path d="M432 406H492V414H432Z" fill="#86CF96" />
    </svg>
  );
}
