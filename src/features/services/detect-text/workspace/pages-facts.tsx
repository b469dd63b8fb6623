import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { joinFacts } from '#src/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** Facts about the pages, in one line. */
export function PagesFacts() {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const { pages } = useSignal(editor.body)
  const languageName = useLanguageName()
  const read = [...new Set(pages?.flatMap(({ languages }) => languages))]
  const count = pages && t('documents.pages', { count: pages.length })
  return joinFacts([count, ...read.map((id) => languageName(id))])
}
