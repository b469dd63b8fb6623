import { memo, useRef } from 'react'
import { useBlock, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { PlayButton } from '#src/features/segments/play-button.tsx'
import { SegmentField } from '#src/features/segments/segment-field.tsx'
import { SegmentFrame, type SegmentPlace } from '#src/features/segments/segment-frame.tsx'
import { SegmentHead } from '#src/features/segments/segment-head.tsx'
import { SegmentMenu } from '#src/features/segments/segment-menu.tsx'
import { SegmentSpeaker } from '#src/features/segments/segment-speaker.tsx'
import { useReadAlong } from '#src/features/segments/use-read-along.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { commandsForSegment } from '../dub/dub-commands.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { playFilmAt, switchSound, useFollowing, useOpenDub } from '../dub/open-dub.ts'
import { OpenSegmentMenu, OpenSpeakerMenu } from './lazy-menus.ts'
import type { SegmentMenuProps } from './segment-menus.tsx'
import { type SegmentProps, SegmentTimes } from './segment-times.tsx'
import { TranslationField } from './translation-field.tsx'

/** The text of the original. Enter splits it, Backspace at its start merges it with the previous one. */
function SourceText({ block, place, isReadOnly, isRefused }: SegmentProps & { isRefused: boolean }) {
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

interface SegmentRowProps extends SegmentPlace {
  isReadOnly: boolean
}

function Menu(props: SegmentMenuProps) {
  return <SegmentMenu place={props.place} content={(menu) => <OpenSegmentMenu {...props} menu={menu} />} />
}

export const SegmentRow = memo(function SegmentRow({ isReadOnly, ...row }: SegmentRowProps) {
  const { blockKey, place } = row
  const block = useBlock(blockKey)
  const refusal = useBlockRefusal(block)
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  if (!block) return null
  const parts = { block, place, isReadOnly }
  return (
    <SegmentFrame {...row} block={block} refusal={refusal}>
      <SegmentHead
        blockKey={blockKey}
        place={place}
        isReadOnly={isReadOnly}
        menu={<Menu block={block} place={place} />}
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <SegmentTimes {...parts} />
          <SegmentSpeaker
            speakers={speakers}
            speakerId={dubOf(block)?.speakerId ?? null}
            place={place}
            isReadOnly={isReadOnly}
            content={(menu) => <OpenSpeakerMenu block={block} menu={menu} />}
          />
        </div>
      </SegmentHead>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        <SourceText {...parts} isRefused={refusal !== undefined} />
        <TranslationField {...parts} />
      </div>
    </SegmentFrame>
  )
})
