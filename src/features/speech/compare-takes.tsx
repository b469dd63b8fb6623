import { useEffect, useEffectEvent, useState } from 'react'
import { COMPARE_KEY } from '#src/audio/compare-key.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Take } from '#src/contract/block.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { sameWord } from './same-word.ts'

const SIDES = ['A', 'B'] as const
type Side = (typeof SIDES)[number]

export const takeTrackId = ({ id }: Pick<Take, 'id'>) => `take ${id}`

/** A take as a track; the player keeps the sound of an id. */
export const trackOfTake = (take: Take) => ({
  id: takeTrackId(take),
  title: take.text.slice(0, 80),
  url: take.audio_url,
  duration: take.duration,
})

const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')

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
    switch: () => choose(otherSide(side)),
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

function useCompareKey(press: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== COMPARE_KEY || event.repeat) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

interface CompareTakesProps {
  comparing: ComparingTakes
  nameOf: (take: Take) => string
}

/** Plays two takes by turns, and says which one sounds. */
export function CompareTakes({ comparing, nameOf }: CompareTakesProps) {
  const { t } = useTranslation(['editor-modals', 'player'])
  const { side, isOn } = comparing
  const take = comparing.takeOf(side)
  useCompareKey(comparing.switch)
  return (
    <section aria-label={t('takes.compare')} className="flex flex-col gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<PlayIcon isOn={isOn} />} onClick={comparing.toggle}>
          {t(isOn ? 'player:pause' : 'player:play')}
        </Button>
        <SegmentedControl
          label={t('takes.heard')}
          isLabelHidden
          name="take-heard"
          value={side}
          options={SIDES.map((value) => ({ value, label: value }))}
          onChange={comparing.choose}
        />
        <p role="status" className="min-w-0 flex-1 wrap-long text-14">
          {take && t('takes.side', { side, name: nameOf(take) })}
        </p>
      </div>
      <p className="text-13 text-muted">
        <Kbd>{COMPARE_KEY}</Kbd> {t('takes.hint')}
      </p>
    </section>
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
