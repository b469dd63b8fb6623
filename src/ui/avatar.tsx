import { useState } from 'react'

interface AvatarProps {
  /** Whose it is; the initials come from it. Decoration: write the name beside it or give `alt`. */
  name: string
  src?: string | null
  alt?: string
  /** Edge length in pixels. */
  size?: 24 | 32 | 40 | 64
}

/** A face or, if there is none or it does not load, initials. */
export function Avatar({ name, src, alt = '', size = 32 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const initials = name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
  const style = { width: size, height: size }
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={alt}
        style={style}
        onError={() => setFailedSrc(src)}
        className="shrink-0 rounded-full object-cover"
      />
    )
  }
  return (
    <span
      style={style}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft text-13 font-strong text-accent-strong"
    >
      <span aria-hidden>{initials}</span>
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}
