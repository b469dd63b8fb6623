import { AudioLines, RotateCcw, ScanText, Shuffle } from 'lucide-react'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  blocksOf,
  type EditorState,
  useEditor,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useReadAloud } from '#src/features/reuse/reuse-mutations.ts'
import { EditedFoot, useExportStep, useStartStep } from '#src/features/workspace/edited-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { PagesRun } from '../pages/use-pages-run.ts'

interface PagesFootProps {
  run: PagesRun
  reveal: { readonly isRevealing: boolean; readonly skip: () => void }
  onExport: () => void
  onReadAgain: () => void
  onReuse: () => void
}

/**
 * A page has its result before its text, which is fetched with the project; it must not be offered for payment again
 * meanwhile.
 */
const hasResults = ({ blocks }: EditorState) =>
  [...blocks.values()].some(({ text, generated }) => generated.status === 'ready' || text.trim() !== '')

function useResultSteps({ run, onExport, onReadAgain, onReuse }: PagesFootProps) {
  const { t } = useTranslation(['detect-text', 'runs'])
  const editor = useEditor()
  const aloud = useReadAloud()
  const result = useExportStep(onExport)
  const other: FootStep = {
    label: t('aloud.start'),
    icon: AudioLines,
    isPending: aloud.isPending,
    onPress: () => aloud.start(blocksOf(editor.store.getState()).map(({ text }) => text)),
  }
  const again: FootStep = {
    label: t('again.open'),
    icon: RotateCcw,
    isDisabled: run.isUnsure,
    onPress: onReadAgain,
  }
  const reuse: FootStep = { label: t('runs:reuse'), icon: Shuffle, onPress: onReuse }
  return { result, other, more: [again, reuse] }
}

export function PagesFoot(props: PagesFootProps) {
  const { run, reveal } = props
  const { t } = useTranslation('detect-text')
  const summary = useSummary()
  const isReadHere = useSettled(hasResults)
  // If the server returns no text, only the status says that it was read.
  const isRead = isReadHere || summary.status === projectStatuses.COMPLETED
  const results = useResultSteps(props)
  const start = useStartStep(run, {
    label: (price) => t('work.start', { price }),
    icon: ScanText,
    price: run.price,
    isDisabled: !run.service,
  })
  return (
    <EditedFoot
      run={run}
      sum={{ work: { pages: run.unread ?? 0 }, price: run.price, service: run.service }}
      runningLabel={t('work.running')}
      reveal={reveal}
      start={isRead ? undefined : start}
      fixing={{ again: { scope: 'all', price: run.price } }}
      {...(isRead && !isInProgress(summary) && results)}
    />
  )
}
