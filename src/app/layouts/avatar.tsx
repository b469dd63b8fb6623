import { CircleUserRound } from 'lucide-react'

/** The customer's picture; the default one where there is none [spec 3]. Their name stands beside it. */
export function Avatar({ image }: { image?: string | null }) {
  if (!image) return <CircleUserRound size={24} aria-hidden className="shrink-0 text-muted" />
  return (
    <img src={image} alt="" width="24" height="24" className="size-6 shrink-0 rounded-full object-cover" />
  )
}
