/** Icons of rows, with one path each, because a list of thousands adds up many DOM nodes. */
const pathByIcon = {
  play: 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
  pause: 'M8 5.5v13M16 5.5v13',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  failed: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
} as const

export function RowIcon({ shape }: { shape: keyof typeof pathByIcon }) {
  const isSolid = shape === 'play'
  const width = shape === 'more' || shape === 'grip' ? 3 : shape === 'pause' ? 3.5 : 1.5
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={pathByIcon[shape]} />
    </svg>
  )
}
