import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { allowedPicture } from '#src/lib/allowed-picture.ts'

interface AvatarProps {
  /** Address of the picture; if it is missing or fails to load, the initials are shown. */
  src: string | null | undefined
  /** Source of the initials that replace a missing picture; without it an icon does. */
  name?: string | undefined
  /** Name of the person; empty if it is already shown next to the picture. */
  alt?: string
  /** Edge length in pixels. */
  size?: 28 | 32 | 40 | 64
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')

function Initials({ name, alt, size }: Required<Pick<AvatarProps, 'name' | 'alt' | 'size'>>) {
  return (
    <span
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sunken text-13 font-strong text-ink"
    >
      {/* Initials are a picture and no label: as text they would contradict the name of a button around them. */}
      <span aria-hidden data-initials={initialsOf(name)} className="before:content-[attr(data-initials)]" />
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  )
}

/**
 * A person's picture, with initials or an icon as the fallback [spec 3]. Decorative: the name is next to it or in
 * `alt`.
 */
export function Avatar({ src: address, name, alt = '', size = 32 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const src = allowedPicture(address)
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        style={{ width: size, height: size }}
        onError={() => setFailedSrc(src)}
        className="shrink-0 rounded-full object-cover"
      />
    )
  }
  if (name) return <Initials name={name} alt={alt} size={size} />
  return <CircleUserRound size={size} strokeWidth={1.5} aria-hidden className="picture shrink-0 text-muted" />
}
