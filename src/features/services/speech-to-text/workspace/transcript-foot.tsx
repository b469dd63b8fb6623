import { AudioLines, Download, EarOff, RotateCcw, Shuffle } from 'lucide-react'
import type { MediaSource } from '#src/contract/speech-to-text.ts'
import {
  type EditorBlock,
  type EditorState,
  useEditor,
  useOrder,
  useSettled,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { useDownload } from '#src/features/exports/exports-mutations.ts'
import { FileOnOtherHostError } from '#src/features/exports/file-on-other-host-error.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { EditedFoot, useExportStep, useStartStep } from '#src/features/workspace/edited-foot.tsx'
import type { FixOptions } from '#src/features/workspace/project-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { groupedFigures } from '#src/lib/grouped-figures.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { TranscriptRun } from '../transcript/use-transcript-run.ts'

/** Downloads the original recording; undefined if there is none. */
function useRecordingDownload(source: MediaSource | undefined | null): FootStep | undefined {
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
              refused instanceof FileOnOtherHostError
                ? t('editor:export.elsewhere', { host: refused.host })
                : t('header.saveFailed'),
            ),
        },
      ),
  }
}

const wordsInGroups = groupedFigures((blocks: readonly EditorBlock[]) =>
  blocks.reduce((sum, block) => sum + (segmentOf(block)?.countWords() ?? 0), 0),
)

const countWords = (state: EditorState) => wordsInGroups(state).reduce((sum, count) => sum + count, 0)

interface TranscriptFootProps {
  run: TranscriptRun
  reveal: { readonly isRevealing: boolean; readonly skip: () => void }
  fixing: FixOptions
  onExport: () => void
  onRegenerate: () => void
  onReuse: () => void
  onBleep: () => void
}

function Totals({ count }: { count: number }) {
  const { t } = useTranslation('speech-to-text')
  const words = useSettled(countWords)
  return (
    <p className="spare tabular text-13 text-muted">
      {t('totals.segments', { count })}
      {words > 0 && ' · '}
      {words > 0 && t('totals.words', { count: words })}
    </p>
  )
}

interface DownloadsProps extends Pick<TranscriptFootProps, 'onBleep'> {
  source: MediaSource | undefined | null
  hasText: boolean
}

/** The recording as it is, and with tones over personal data. */
function useDownloads({ source, hasText, onBleep }: DownloadsProps): (FootStep | undefined)[] {
  const { t } = useTranslation('speech-to-text')
  const bleep = { label: t('header.saveBleeped'), icon: EarOff, onPress: onBleep }
  return [useRecordingDownload(source), source && hasText ? bleep : undefined]
}

export function TranscriptFoot({
  run,
  reveal,
  fixing,
  onExport,
  onRegenerate,
  onReuse,
  onBleep,
}: TranscriptFootProps) {
  const { t } = useTranslation(['speech-to-text', 'runs'])
  const summary = useSummary()
  const count = useOrder().length
  const source = useSignal(useEditor().body).transcript?.source
  const hasText = count > 0
  const start = useStartStep(run, {
    label: (price) => t('work.start', { price }),
    icon: AudioLines,
    price: run.price,
    isDisabled: run.price === 0,
  })
  const result = useExportStep(onExport)
  const regenerate: FootStep = {
    label: t('regenerate.open'),
    icon: RotateCcw,
    isDisabled: run.isUnsure,
    onPress: onRegenerate,
  }
  const reuse: FootStep = { label: t('runs:reuse'), icon: Shuffle, onPress: onReuse }
  return (
    <EditedFoot
      run={run}
      facts={hasText && <Totals count={count} />}
      sum={{ work: { lengths: [source?.duration ?? 0] }, price: run.price, service: run.service }}
      runningLabel={t('work.running')}
      reveal={reveal}
      start={hasText || !source ? undefined : start}
      result={hasText && !isInProgress(summary) ? result : undefined}
      other={hasText ? regenerate : undefined}
      more={[...useDownloads({ source, hasText, onBleep }), hasText ? reuse : undefined]}
      fixing={fixing}
    />
  )
}
