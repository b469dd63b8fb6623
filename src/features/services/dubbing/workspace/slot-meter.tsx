import type { Translation } from '#src/contract/block.ts'
import { DUB_SPEED_MAX } from '#src/contract/limits.ts'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { changeTranslation, refetchMix } from '../dub/dub-commands.ts'
import type { DubSegment } from '../dub/dub-segment.ts'
import { canSpeakFaster, isTooLong, slotShare } from '../dub/fit.ts'
import { shortenText } from '../dub/shorten.ts'

interface SlotMeterProps {
  block: EditorBlock
  segment: DubSegment
  translation: Translation
  language: number
  isReadOnly: boolean
}

function FitActions({ block, segment, translation, language }: Omit<SlotMeterProps, 'isReadOnly'>) {
  const { t } = useTranslation('dubbing')
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

/** Shows by how much a translation exceeds its time; nothing if it fits. */
export function SlotMeter(props: SlotMeterProps) {
  const { segment, translation, isReadOnly } = props
  const { t } = useTranslation('dubbing')
  const { number } = useFormat()
  const share = slotShare(segment, translation)
  if (share === undefined || !isTooLong(share)) return null
  const overSeconds = (share - 1) * (segment.end - segment.start)
  return (
    <div className="flex flex-col gap-1">
      <span className="tabular text-13 text-warn">
        {t('slot.tooLong', { seconds: number(overSeconds, 1) })}
      </span>
      {!isReadOnly && <FitActions {...props} />}
    </div>
  )
}
