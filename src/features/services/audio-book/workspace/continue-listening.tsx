import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { player } from '#src/audio/player.ts'
import { isOpen, trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { Id } from '#src/contract/primitives.ts'
import { type Editor, useEditor } from '#src/features/editor/editor-context.ts'
import { hasSound } from '#src/features/speech/block-facts.ts'
import { playAll, trackIdOf } from '#src/features/speech/playback.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage } from '#src/session/customer-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { chapterOf, includedChapters } from './chapters.ts'

const ListeningPlace = z.object({ block: Id, seconds: z.number().check(z.minimum(0)) })

/** A block's id, and the position in its sound in seconds. */
type ListeningPlace = z.infer<typeof ListeningPlace>

const nameOf = (projectId: number) => `listened ${readCustomerId() ?? ''} ${projectId}`

function readListeningPlace(projectId: number): ListeningPlace | undefined {
  try {
    const kept: unknown = JSON.parse(lastingStorage.read(nameOf(projectId)) ?? 'null')
    return z.safeParse(ListeningPlace, kept).data
  } catch {
    return undefined
  }
}

function saveListeningPlace(projectId: number, place: ListeningPlace | undefined): void {
  if (place) lastingStorage.write(nameOf(projectId), JSON.stringify(place))
  else lastingStorage.remove(nameOf(projectId))
}

/** Interval between saves while playing, in seconds of the sound; no more than this is lost. */
const SAVE_EVERY_S = 2

function playedBlock(editor: Editor) {
  const id = trackOf(player.getState())?.id
  const { order, blocks } = editor.store.getState()
  return order.map((key) => blocks.get(key)).find((block) => block && trackIdOf(block) === id)
}

function useListeningPlace() {
  const editor = useEditor()
  useEffect(() => {
    const { projectId } = editor
    let kept = { track: '', seconds: 0 }
    return player.subscribeTime(() => {
      const state = player.getState()
      const [track, seconds] = [trackOf(state)?.id ?? '', player.getTime()]
      if (state.status === 'ended' && state.index === state.tracks.length - 1) {
        if (kept.track === track) saveListeningPlace(projectId, undefined)
        return
      }
      if (track === '' || (track === kept.track && Math.abs(seconds - kept.seconds) < SAVE_EVERY_S)) return
      const block = playedBlock(editor)
      if (block?.id === undefined) return
      kept = { track, seconds }
      saveListeningPlace(projectId, { block: block.id, seconds })
    })
  }, [editor])
}

export function ContinueListening() {
  const { t } = useTranslation(['audio-book', 'audio-book-lazy'])
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
        <span className="wrap-long">{t('audio-book-lazy:listen.continue', { chapter: title })}</span>
      </Button>
    </div>
  )
}
