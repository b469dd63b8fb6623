import { BookHeadphones } from 'lucide-react'
import { ownPicture } from '#src/lib/own-picture.ts'

interface CoverProps {
  url: string | undefined
  alt: string
}

export function Cover({ url: address, alt }: CoverProps) {
  const url = ownPicture(address)
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-muted">
      {url ? (
        <img src={url} alt={alt} className="size-full object-contain" />
      ) : (
        <BookHeadphones size={24} aria-hidden />
      )}
    </span>
  )
}
