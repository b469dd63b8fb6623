import { Download } from 'lucide-react'
import type { MediaSource } from '#src/contract/speech-to-text.ts'
import { ElsewhereError } from '#src/features/exports/download-file.ts'
import { useDownload } from '#src/features/exports/exports-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'

export function RecordingDownload({ source }: { source: MediaSource }) {
  const { t } = useTranslation(['speech-to-text', 'editor'])
  const { mutate, isPending } = useDownload()
  const { file_name, mime, audio_url, download_url: url = audio_url } = source
  const save = () =>
    mutate(
      { url, file_name, mime },
      {
        onError: (refused) =>
          notifications.popup(
            'error',
            refused instanceof ElsewhereError
              ? t('editor:export.elsewhere', { host: refused.host })
              : t('header.saveFailed'),
          ),
      },
    )
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download size={16} aria-hidden />}
      isPending={isPending}
      onClick={save}
    >
      {t('header.save')}
    </Button>
  )
}
