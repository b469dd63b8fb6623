import { BookHeadphones } from 'lucide-react'
import { allowedPicture } from '#src/lib/allowed-picture.ts'

interface CoverProps {
  url: string | undefined
  alt: string
  onLoad?: (picture: HTMLImageElement) => void
}

export function Cover({ url: address, alt, onLoad }: CoverProps) {
  const url = allowedPicture(address)
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-muted">
      {url ? (
        <img
          src={url}
          alt={alt}
          onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
          className="size-full object-contain"
        />
      ) : (
        <BookHeadphones size={24} aria-hidden />
      )}
    </span>
  )
}
