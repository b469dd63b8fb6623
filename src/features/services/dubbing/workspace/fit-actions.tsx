import type { Translation } from '#src/contract/block.ts'
import { DUB_SPEED_MAX } from '#src/contract/limits.ts'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { changeTranslation, refetchMix } from '../dub/dub-commands.ts'
import type { DubSegment } from '../dub/dub-segment.ts'
import { canSpeakFaster, slotShare } from '../dub/fit.ts'
import { shortenText } from '../dub/shorten.ts'

export interface FitActionsProps {
  block: EditorBlock
  segment: DubSegment
  translation: Translation
  language: number
}

/** Ways to make a translation fit into its time, or to let it run over. */
export function FitActions({ block, segment, translation, language }: FitActionsProps) {
  const { t } = useTranslation('dubbing-lazy')
  const { number } = useFormat()
  const editor = useEditor()
  const change = (part: Partial<Translation>) => editor.run(changeTranslation(block, language, part))
  const shorter = shortenText(translation.text, slotShare(segment, translation) ?? 1)
  return (
    <div className="flex flex-wrap gap-2">
      {shorter !== undefined && (
        <Button size="small" onClick={() => change({ text: shorter })}>
          {t('slot.shorten')}
        </Button>
      )}
      {canSpeakFaster(translation) && (
        <Button size="small" onClick={() => change({ speed: DUB_SPEED_MAX })}>
          {t('slot.faster', { speed: number(DUB_SPEED_MAX, 1) })}
        </Button>
      )}
      <Button
        size="small"
        aria-pressed={translation.may_run_over}
        onClick={() => {
          change({ may_run_over: !translation.may_run_over })
          refetchMix(editor)
        }}
      >
        {t('slot.runOver')}
      </Button>
    </div>
  )
}
