import { CircleUserRound } from 'lucide-react'
import { classNames } from '#src/ui/class-names.ts'

interface AvatarProps {
  image: string | null | undefined
  /** 24 px in a button, 40 px beside the name. */
  size?: 'small' | 'large'
}

/** The customer's picture; the default one where there is none [spec 3]. Their name stands beside it. */
export function Avatar({ image, size = 'small' }: AvatarProps) {
  const pixels = size === 'large' ? 40 : 24
  if (!image) return <CircleUserRound size={pixels} aria-hidden className="shrink-0 text-muted" />
  return (
    <img
      src={image}
      alt=""
      width={pixels}
      height={pixels}
      className={classNames('shrink-0 rounded-full object-cover', size === 'large' ? 'size-10' : 'size-6')}
    />
  )
}
