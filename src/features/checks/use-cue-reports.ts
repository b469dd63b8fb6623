import { useCallback, useEffect } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import type { CheckedBlocks } from './checked-blocks.ts'
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
