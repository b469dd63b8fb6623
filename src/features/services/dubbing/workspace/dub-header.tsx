import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { EditedHeader } from '#src/features/editor/editor-notices.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

export function DubHeader() {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const dubbing = useSignal(editor.body).dubbing
  const languageName = useLanguageName()
  const source = dubbing?.source_language ?? dubbing?.detected_language
  const details = [
    dubbing?.source?.file_name,
    dubbing?.source && formatLength(dubbing.source.duration),
    source && languageName(source),
  ]
  return (
    <EditedHeader
      details={details}
      besideDetails={dubbing?.is_simulated && <Badge>{t('simulated.label')}</Badge>}
    >
      {dubbing?.is_simulated && <p className="text-13 text-muted">{t('simulated.text')}</p>}
    </EditedHeader>
  )
}
