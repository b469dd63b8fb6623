import { use, useEffect, useRef, useState } from 'react'
import { CompareBar, type Side } from '#src/audio/compare-bar.tsx'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Voice } from '#src/contract/voices.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { VoiceSampleContext, voiceTrack } from './voice-sample.ts'
import { useVoiceSound } from './voices-mutations.ts'

/** Goes to a share of the loaded track as soon as its length is known. */
function useShare() {
  const share = useRef<{ readonly id: string; readonly of: number }>(undefined)
  useEffect(
    () =>
      player.subscribe(() => {
        const track = trackOf(player.getState())
        const wanted = share.current
        if (!wanted || !track || track.duration === 0) return
        share.current = undefined
        if (track.id === wanted.id) player.seek(wanted.of * track.duration)
      }),
    [],
  )
  return share
}

/** The heard share of the loaded track. */
function shareNow() {
  const { duration = 0 } = trackOf(player.getState()) ?? {}
  return duration > 0 ? player.getTime() / duration : 0
}

interface CompareVoicesProps {
  /** Heard as A. */
  pinned: Voice
  /** Heard as B, if it is another one. */
  chosen: Voice
  onPin: () => void
}

/**
 * Plays the same text in two voices by turns. Samples have no times of words, so the other one goes on at the same share
 * of its length.
 */
export function CompareVoices({ pinned, chosen, onPin }: CompareVoicesProps) {
  const { t } = useTranslation('voices')
  const sample = use(VoiceSampleContext)
  const { mutate } = useVoiceSound(sample)
  const loaded = usePlayer((state) => trackOf(state)?.id)
  const status = usePlayer((state) => state.status)
  const [last, setLast] = useState<Side>('A')
  const share = useShare()
  const voiceAt = (at: Side) => (at === 'A' ? pinned : chosen)
  const isLoaded = (at: Side) => loaded === voiceTrack(voiceAt(at), sample, '').id
  const side = isLoaded('A') ? 'A' : isLoaded('B') ? 'B' : last
  const isOn = isLoaded(side) && (status === 'playing' || status === 'loading')

  function play(at: Side, from: number, isPaused: boolean) {
    const voice = voiceAt(at)
    mutate(voice, {
      onSuccess(url) {
        if (url === undefined) return
        const track = voiceTrack(voice, sample, url)
        share.current = { id: track.id, of: from }
        player.load([track])
        if (isPaused) player.pause()
      },
    })
  }

  function choose(next: Side) {
    setLast(next)
    if (next !== side && isLoaded(side)) play(next, shareNow(), !isOn)
  }

  return (
    <CompareBar
      label={t('compare.label')}
      heard={t('compare.heard')}
      hint={t('compare.hint')}
      side={side}
      isOn={isOn}
      isSingle={chosen === pinned}
      text={t('compare.side', { side, name: voiceAt(side).name })}
      onChoose={choose}
      onToggle={() => (isLoaded(side) ? player.toggle() : play(side, 0, false))}
    >
      {/* Keeps its room, so that the list below does not move with the first choice. */}
      <span className={chosen === pinned ? 'invisible' : undefined}>
        <Button size="small" onClick={onPin}>
          {t('compare.pin', { name: chosen.name })}
        </Button>
      </span>
    </CompareBar>
  )
}
