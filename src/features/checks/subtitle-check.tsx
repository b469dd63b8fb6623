import { Captions } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { type EditorState, useEditor, useSettled } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { CheckedBlocks } from './checked-blocks.ts'
import { goToBlock } from './go-to-block.ts'
import { NextButton } from './next-button.tsx'
import { type CueReport, checkCues, speedOf } from './subtitle-findings.ts'
import { useSubtitleLimits } from './subtitle-limits.ts'

/** Checks all blocks with times against the customer's limits, and shows the result to their rows. */
export function useCueReports({ kind, reports }: CheckedBlocks, isOn: boolean): readonly CueReport[] {
  const { limits } = useSubtitleLimits()
  const count = useCallback(
    (state: EditorState) =>
      checkCues((isOn && kind.cues?.(state)) || [], limits, false).map(
        ({ cue, findings }): CueReport => ({ key: cue.key, speed: speedOf(cue), findings }),
      ),
    [kind, limits, isOn],
  )
  const latest = useSettled(count)
  useEffect(() => reports.set(new Map(latest.map((report) => [report.key, report]))), [reports, latest])
  return latest
}

/** The next block with findings after the one with the focus, from the start again if there is none. */
export function useNextFinding(reports: readonly CueReport[], { kind }: CheckedBlocks) {
  const editor = useEditor()
  const { active, store } = editor
  return () => {
    const order = store.getOrder()
    const places = new Map(order.map((key, place) => [key, place]))
    const from = places.get(active.get() ?? '') ?? -1
    const found = reports.filter(({ findings }) => findings.length > 0)
    const next = found.find(({ key }) => (places.get(key) ?? 0) > from) ?? found[0]
    if (next) goToBlock(editor, next.key, kind.part)
  }
}

interface CueProgressProps {
  reports: readonly CueReport[]
  onNext: () => void
}

/** How many blocks exceed the limits for subtitles, and the way to the next. */
export function CueProgress({ reports, onNext }: CueProgressProps) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const count = reports.filter(({ findings }) => findings.length > 0).length
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Captions size={16} aria-hidden className="shrink-0 text-muted" />
      <span className={`tabular text-14 ${count > 0 ? 'text-warn' : ''}`}>
        {t('found', { number: number(count) })}
      </span>
      <NextButton label={t('nextFinding')} keys="F8" isDisabled={count === 0} onClick={onNext} />
    </span>
  )
}
