import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { EditedHeader } from '#src/features/editor/editor-notices.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useSignal } from '#src/ui/use-signal.ts'

export function PagesHeader() {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const { pages } = useSignal(editor.body)
  const languageName = useLanguageName()
  const read = [...new Set(pages?.flatMap(({ languages }) => languages))]
  const count = pages && t('documents.pages', { count: pages.length })
  const details = [count, ...read.map((id) => languageName(id))]
  return <EditedHeader details={details} />
}
