import type { Translation } from '#src/contract/block.ts'
import { DUB_SPEED_MAX } from '#src/contract/limits.ts'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { changeTranslation, mixAnew } from '../dub/dub-commands.ts'
import type { DubSegment } from '../dub/dub-segment.ts'
import { canGoFaster, isTooLong, percentOf, slotShare } from '../dub/fit.ts'
import { shortened } from '../dub/shorten.ts'

interface SlotMeterProps {
  block: EditorBlock
  segment: DubSegment
  translation: Translation
  language: number
  isReadOnly: boolean
}

function Remedies({ block, segment, translation, language }: Omit<SlotMeterProps, 'isReadOnly'>) {
  const { t } = useTranslation('dubbing')
  const { number } = useFormat()
  const editor = useEditor()
  const change = (part: Partial<Translation>) => editor.run(changeTranslation(block, language, part))
  const shorter = shortened(translation.text, slotShare(segment, translation) ?? 1)
  return (
    <div className="flex flex-wrap gap-2">
      {shorter !== undefined && (
        <Button size="small" onClick={() => change({ text: shorter })}>
          {t('slot.shorten')}
        </Button>
      )}
      {canGoFaster(translation) && (
        <Button size="small" onClick={() => change({ speed: DUB_SPEED_MAX })}>
          {t('slot.faster', { speed: number(DUB_SPEED_MAX, 1) })}
        </Button>
      )}
      <Button
        size="small"
        aria-pressed={translation.may_run_over}
        onClick={() => {
          change({ may_run_over: !translation.may_run_over })
          mixAnew(editor)
        }}
      >
        {t('slot.runOver')}
      </Button>
    </div>
  )
}

export function SlotMeter(props: SlotMeterProps) {
  const { segment, translation, isReadOnly } = props
  const { t } = useTranslation('dubbing')
  const share = slotShare(segment, translation)
  if (share === undefined) return null
  const isLong = isTooLong(share)
  const percent = percentOf(share)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="h-1 w-24 overflow-hidden rounded-full bg-sunken">
          <span
            className={classNames('block h-full', isLong ? 'bg-warn' : 'bg-accent')}
            style={{ width: `${Math.min(100, percent)}%` }}
          />
        </span>
        <span className={classNames('tabular text-13', isLong ? 'text-warn' : 'text-muted')}>
          {t(isLong ? 'slot.tooLong' : 'slot.share', { percent })}
        </span>
      </div>
      {isLong && !isReadOnly && <Remedies {...props} />}
    </div>
  )
}
