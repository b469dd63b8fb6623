import { useRef } from 'react'
import { PlayButton } from '#src/features/segments/play-button.tsx'
import { SegmentField } from '#src/features/segments/segment-field.tsx'
import { useReadAlong } from '#src/features/segments/use-read-along.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { commandsForSegment } from '../dub/dub-commands.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { playFilmAt, switchSound, useOpenDub } from '../dub/open-dub.ts'
import type { SegmentProps } from './segment-props.ts'
import { useFollowing } from './use-following.ts'

/** The text of the original. Enter splits it, Backspace at its start merges it with the previous one. */
export function SourceText({ block, place, isReadOnly, isRefused }: SegmentProps & { isRefused: boolean }) {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const mirror = useRef<HTMLDivElement>(null)
  useReadAlong(block, mirror, useFollowing().isLoaded)
  const commands = commandsForSegment(dub.editor, block.key)
  const play = () => {
    switchSound(dub, false)
    playFilmAt(dub, dubOf(block)?.start ?? 0)
  }
  return (
    <div className="flex min-w-0 items-start gap-1">
      <PlayButton label={t('segment.playSource', { number: place })} onClick={play} />
      <SegmentField
        block={block}
        text={block.text}
        label={t('segment.source', { number: place })}
        hint={t('segment.sourceHint')}
        isReadOnly={isReadOnly}
        isRefused={isRefused}
        mirror={mirror}
        commands={commands}
        enter={commands.split}
        play={play}
        onType={() => dub.follow.set(false)}
      />
    </div>
  )
}
