import { AudioLines, Download, RotateCcw, ScanText, Shuffle } from 'lucide-react'
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
import { isToResend } from '#src/features/runs/run-target.ts'
import { useIsDeletedElsewhere } from '#src/features/workspace/edited-workspace.tsx'
import { ProjectFoot } from '#src/features/workspace/project-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
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
  const { t } = useTranslation(['detect-text', 'runs', 'common'])
  const editor = useEditor()
  const aloud = useReadAloud()
  const result: FootStep = { label: t('common:actions.export'), icon: Download, onPress: onExport }
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
  const { t } = useTranslation(['detect-text', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  const isReadHere = useSettled(hasResults)
  // If the server returns no text, only the status says that it was read.
  const isRead = isReadHere || summary.status === projectStatuses.COMPLETED
  const results = useResultSteps(props)
  const start: FootStep = {
    label: t(isToResend(summary) ? 'runs:rejected.resend' : 'work.start', { price: money(run.price) }),
    icon: ScanText,
    isDisabled: run.isUnsure || !run.service,
    isPending: run.isPending,
    onPress: () => void run.start({ scope: 'all', price: run.price }),
  }
  return (
    <ProjectFoot
      run={run}
      project={summary}
      sum={{ work: { pages: run.unread ?? 0 }, price: run.price, service: run.service }}
      runningLabel={t('work.running')}
      reveal={reveal}
      start={isRead ? undefined : start}
      fixing={{ again: { scope: 'all', price: run.price } }}
      isGone={useIsDeletedElsewhere()}
      {...(isRead && !isInProgress(summary) && results)}
    />
  )
}
