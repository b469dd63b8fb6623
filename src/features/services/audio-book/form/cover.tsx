import { BookHeadphones } from 'lucide-react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ownPicture } from '#src/lib/own-picture.ts'

export function Cover({ url: address }: { url: string | undefined }) {
  const url = ownPicture(address)
  const { t } = useTranslation('audio-book')
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-muted">
      {url ? (
        <img src={url} alt={t('details.cover')} className="size-full object-contain" />
      ) : (
        <BookHeadphones size={24} aria-hidden />
      )}
    </span>
  )
}
