import { useState } from 'react'
import { isOpen } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { hasSound } from '#src/features/speech/block-facts.ts'
import { playAll } from '#src/features/speech/playback.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { chapterOf, includedChapters } from './chapters.ts'
import { readListeningPlace } from './listening-place.ts'
import { useListeningPlace } from './use-listening-place.ts'

export function ContinueListening() {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const isPlayerOpen = usePlayer(isOpen)
  const [place] = useState(() => readListeningPlace(editor.projectId))
  useListeningPlace()
  const state = editor.store.getState()
  const block = [...state.blocks.values()].find(({ id }) => id === place?.block)
  if (!place || !block || !hasSound(block) || isPlayerOpen) return null
  const title = chapterOf(state, block.key)?.blocks[0]?.text.trim() || t('chapter.untitled')
  return (
    <div>
      <Button
        icon={<PlayIcon />}
        onClick={() => {
          editor.reveal.set({ key: block.key })
          playAll(editor, { of: includedChapters(state).flat(), from: block.key, seconds: place.seconds })
        }}
      >
        <span className="wrap-long">{t('listen.continue', { chapter: title })}</span>
      </Button>
    </div>
  )
}
