import { Download } from 'lucide-react'
import type { MediaSource } from '#src/contract/speech-to-text.ts'
import { ElsewhereError } from '#src/features/exports/download-file.ts'
import { useDownload } from '#src/features/exports/exports-mutations.ts'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'

/** Downloads the original recording; undefined if there is none. */
export function useRecordingDownload(source: MediaSource | undefined | null): FootStep | undefined {
  const { t } = useTranslation(['speech-to-text', 'editor'])
  const { mutate, isPending } = useDownload()
  if (!source) return undefined
  const { file_name, mime, audio_url, download_url: url = audio_url } = source
  return {
    label: t('header.save'),
    icon: Download,
    isDisabled: isPending,
    onPress: () =>
      mutate(
        { file: { url, file_name, mime } },
        {
          onError: (refused) =>
            notifications.popup(
              'error',
              refused instanceof ElsewhereError
                ? t('editor:export.elsewhere', { host: refused.host })
                : t('header.saveFailed'),
            ),
        },
      ),
  }
}
