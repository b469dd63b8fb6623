import { Download } from 'lucide-react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import type { SavedSubtitles } from './saved-subtitles.ts'
import { useWrittenSubtitles } from './use-saved-subtitles.ts'

/** The subtitle file that was added earlier, to download with or without edits. */
export function SavedSubtitleFile({ kept, part }: { kept: SavedSubtitles; part?: string | undefined }) {
  const { t } = useTranslation('subtitles')
  const { isEdited, save } = useWrittenSubtitles(kept, part)
  return (
    <section className="flex flex-col gap-2">
      <p dir="auto" className="wrap-long font-strong">
        {kept.file.name}
      </p>
      <p className="text-14 text-muted">
        {t(isEdited ? 'edited' : 'unchanged')} {t('kept')}
      </p>
      <span>
        <Button size="small" icon={<Download size={16} aria-hidden />} onClick={save}>
          {t('download', { kind: kept.subtitles.kind.toUpperCase() })}
        </Button>
      </span>
    </section>
  )
}
