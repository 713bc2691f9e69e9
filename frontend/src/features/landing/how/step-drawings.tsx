/** A page and a pencil, two clocks, a key: one drawing a step. */
export const STEP_DRAWINGS = [
  <svg key="1" viewBox="0 0 132 108" aria-hidden="true">
    <path d="M12 92C30 100 96 100 122 90L118 84H16Z" fill="var(--accent)" opacity=".45" />
    <path d="M24 14L96 6L106 86L34 94Z" fill="#FFFDF8" />
    <path d="M96 6L106 86L98 87L88 7Z" fill="#EADFCB" />
    <path d="M34 26L80 21M36 38L84 33M37 50L76 46M39 62L66 59" stroke="#7A868C" strokeWidth="3" strokeLinecap="round" />
    <path d="M120 22L84 78L78 90L90 83L127 27Z" fill="#C4633F" />
    <path d="M84 78L78 90L90 83Z" fill="#F0C6A2" />
    <path d="M120 22L127 27L122 35L115 30Z" fill="#8E3A26" />
  </svg>,
  <svg key="2" viewBox="0 0 132 108" aria-hidden="true">
    <circle cx="44" cy="52" r="36" fill="#F4C24B" />
    <circle cx="44" cy="52" r="28" fill="#FFFDF8" />
    <path
      d="M44 34V52L58 60"
      fill="none"
      stroke="#1E2327"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="94" cy="62" r="30" fill="#144E6B" />
    <circle cx="94" cy="62" r="23" fill="#0B2F42" />
    <path d="M94 62V48M94 62L84 68" stroke="#FFE9B8" strokeWidth="4" strokeLinecap="round" />
    <path d="M106 50h.1M104 74h.1M80 54h.1" stroke="#FFE9B8" strokeWidth="4" strokeLinecap="round" />
  </svg>,
  <svg key="3" viewBox="0 0 132 108" aria-hidden="true">
    <path d="M10 90C40 98 100 98 124 88L118 82H18Z" fill="var(--accent)" opacity=".45" />
    <circle cx="42" cy="44" r="24" fill="#D79F25" />
    <circle cx="42" cy="44" r="11" fill="var(--wash)" />
    <path d="M62 54L116 76L112 87L102 83L99 90L90 86L93 79L58 65Z" fill="#D79F25" />
    <path d="M36 36C56 22 66 14 84 12" fill="none" stroke="#8E5A3A" strokeWidth="3" />
    <path d="M82 6C98 0 116 6 122 18C112 30 94 30 84 20Z" fill="#3E7A54" />
    <path d="M86 14C98 14 108 16 118 18" fill="none" stroke="#C9E0C4" strokeWidth="2.5" strokeLinecap="round" />
  </svg>,
];
