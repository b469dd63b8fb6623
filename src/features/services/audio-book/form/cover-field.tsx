import { useTranslation } from 'react-i18next'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { Cover } from './cover.tsx'

interface CoverFieldProps {
  coverUrl: string | undefined
  chosen: File | undefined
  error: string | undefined
  accept: readonly string[]
  onChoose: (file: File | undefined) => void
}

export function CoverField({ coverUrl, chosen, error, accept, onChoose }: CoverFieldProps) {
  const { t } = useTranslation('audio-book')
  const url = useObjectUrl(chosen) ?? coverUrl
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <Cover url={url} />
      <div className="min-w-0 flex-1">
        <DropZone
          label={t('details.cover')}
          buttonLabel={t('details.chooseCover')}
          hint={t('details.coverHint')}
          accept={accept}
          problem={error}
          onFiles={([file]) => onChoose(file)}
        />
      </div>
    </div>
  )
}
