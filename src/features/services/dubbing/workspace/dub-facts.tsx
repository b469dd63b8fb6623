import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { joinFacts } from '#src/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

/** Facts about the film, in one line. */
export function DubFacts() {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const dubbing = useSignal(editor.body).dubbing
  const languageName = useLanguageName()
  const source = dubbing?.source_language ?? dubbing?.detected_language
  return (
    <>
      {joinFacts([
        dubbing?.source?.file_name,
        dubbing?.source && formatLength(dubbing.source.duration),
        source && languageName(source),
      ])}
      {dubbing?.is_simulated && <Badge>{t('simulated.label')}</Badge>}
    </>
  )
}

export function DubNotices() {
  const { t } = useTranslation('dubbing')
  const isSimulated = useSignal(useEditor().body).dubbing?.is_simulated
  return isSimulated && <p className="text-13 text-muted">{t('simulated.text')}</p>
}
