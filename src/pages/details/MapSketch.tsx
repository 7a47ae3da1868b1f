/** A quiet drawn map for as long as the real one is not there. */
export function MapSketch({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="800" height="450" fill="#e9e7df" />
      <g fill="#dce6d2">
        <path d="M0 0h250q-24 84 44 142t-66 146-118 162H0Z" />
        <path d="M566 0h234v186q-86 36-152-26T566 0Z" />
        <path d="M604 450q-18-86 72-116t124 22v94Z" />
      </g>
      <g fill="none" stroke="#cfcbbe" strokeWidth="1.5">
        <path d="M44 0q36 116-22 204T64 450M94 0q56 134-12 222t44 228M154 0q66 142-2 232t52 218" />
        <path d="M644 0q-26 82 54 108t102 38M694 0q-8 52 44 72t62 26" />
      </g>
      <path d="M434-10q-56 84 8 152t-28 142 22 176" fill="none" stroke="#a9cfe0" strokeWidth="22" />
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M326-10q-16 108 62 172t12 148-34 150" strokeWidth="12" />
        <path d="M0 304q164-62 284 0t236-28 280 18" strokeWidth="8" />
        <path d="M524-10q16 122-22 192t124 278" strokeWidth="7" />
        <path d="M104 450q28-88 156-138M664 256l136-88M184 0q8 88 118 128" strokeWidth="6" />
      </g>
      <path
        d="M326-10q-16 108 62 172t12 148"
        fill="none"
        stroke="#0b0b0c"
        strokeWidth="4"
        strokeDasharray="10 8"
      />
      <g transform="translate(402 306)">
        <ellipse cy="4" rx="16" ry="5" opacity=".2" />
        <path d="M0 0C-26-30-30-42-30-52a30 30 0 0 1 60 0C30-42 26-30 0 0Z" fill="#0b0b0c" />
        <circle cy="-52" r="12" fill="#ffd21f" />
      </g>
    </svg>
  );
}
