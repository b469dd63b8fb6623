import { useState } from 'react'
import { CompareBar, otherSide, SIDES, type Side } from '#src/audio/compare-bar.tsx'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Take } from '#src/contract/block.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { sameWord } from './same-word.ts'

export const takeTrackId = ({ id }: Pick<Take, 'id'>) => `take ${id}`

/** A take as a track; the player keeps the sound of an id. */
export const trackOfTake = (take: Take) => ({
  id: takeTrackId(take),
  title: take.text.slice(0, 80),
  url: take.audio_url,
  duration: take.duration,
})

/** Two pinned takes, of which one sounds. At first the one in use and the latest other one. */
export function useCompareTakes(takes: readonly Take[]) {
  const [pinned, setPinned] = useState<Readonly<Record<Side, number | undefined>>>({
    A: undefined,
    B: undefined,
  })
  const [chosen, setChosen] = useState<Side>('A')
  const loaded = usePlayer((state) => trackOf(state)?.id)
  const status = usePlayer((state) => state.status)
  const inUse = takes.find(({ is_current }) => is_current) ?? takes[0]
  const takeOf = (side: Side): Take | undefined =>
    takes.find(({ id }) => id === pinned[side]) ??
    (side === 'A' ? inUse : takes.find((take) => take !== takeOf('A')))
  const isLoaded = (side: Side) => {
    const take = takeOf(side)
    return take !== undefined && loaded === takeTrackId(take)
  }
  const side = SIDES.find(isLoaded) ?? chosen
  const isOn = isLoaded(side) && (status === 'playing' || status === 'loading')

  function load(take: Take, seconds = 0) {
    player.load([trackOfTake(take)], { seconds, isSingle: true })
  }

  function choose(next: Side) {
    const [from, to] = [takeOf(side), takeOf(next)]
    setChosen(next)
    if (next === side || !from || !to || !isLoaded(side)) return
    load(to, sameWord(from, to, player.getTime()))
    if (!isOn) player.pause()
  }

  return {
    takeOf,
    side,
    isOn,
    choose,
    toggle() {
      const take = takeOf(side)
      if (isLoaded(side)) player.toggle()
      else if (take) load(take)
    },
    /** A take that is pinned on the other side changes places with this one. */
    pin(at: Side, { id }: Take) {
      const [own, other] = [takeOf(at)?.id, takeOf(otherSide(at))?.id]
      const kept = other === id ? own : other
      setPinned(at === 'A' ? { A: id, B: kept } : { A: kept, B: id })
    },
  }
}

export type ComparingTakes = ReturnType<typeof useCompareTakes>

interface CompareTakesProps {
  comparing: ComparingTakes
  nameOf: (take: Take) => string
}

/** Plays two takes by turns, and says which one sounds. */
export function CompareTakes({ comparing, nameOf }: CompareTakesProps) {
  const { t } = useTranslation('editor-modals')
  const { side, isOn, choose, toggle } = comparing
  const take = comparing.takeOf(side)
  return (
    <CompareBar
      label={t('takes.compare')}
      heard={t('takes.heard')}
      hint={t('takes.hint')}
      side={side}
      isOn={isOn}
      text={take && t('takes.side', { side, name: nameOf(take) })}
      onChoose={choose}
      onToggle={toggle}
    />
  )
}

interface PinButtonsProps {
  comparing: ComparingTakes
  take: Take
  name: string
}

/** Pins a take as A or B. */
export function PinButtons({ comparing, take, name }: PinButtonsProps) {
  const { t } = useTranslation('editor-modals')
  return (
    <span className="flex gap-1 pt-1">
      {SIDES.map((side) => {
        const isPinned = comparing.takeOf(side) === take
        return (
          <Button
            key={side}
            size="small"
            variant={isPinned ? 'chosen' : 'secondary'}
            aria-pressed={isPinned}
            aria-label={t('takes.pin', { side, name })}
            onClick={() => comparing.pin(side, take)}
          >
            {side}
          </Button>
        )
      })}
    </span>
  )
}
