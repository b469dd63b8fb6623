import { useEffect, useId, useState } from 'react'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { player } from '../player.ts'
import { trackOf } from '../track.ts'
import { useTrackStatus } from '../use-player.ts'
import { isUnedited, toEdited, toOriginal } from './sound-edit.ts'
import type { Cleaning } from './use-cleaning.ts'

/** Plays the edited sound, and the original at the same place; places are seconds of the original. */
export function useComparing({ file, sound, edit, made }: Cleaning, title: string) {
  // A new id for every edit, because the player keeps the sound of an id.
  const id = `clean ${useId()} ${JSON.stringify(edit)}`
  const status = useTrackStatus(id)
  const [wantsOriginal, setWantsOriginal] = useState(false)
  const originalUrl = useObjectUrl(file)
  const madeUrl = useObjectUrl(made?.blob)
  const isOriginal = wantsOriginal || isUnedited(edit)
  const url = isOriginal ? originalUrl : madeUrl
  const duration = sound?.duration ?? 0
  const placeOf = (seconds: number) => (isOriginal ? seconds : toOriginal(edit, duration, seconds))

  useEffect(
    () => () => {
      if (trackOf(player.getState())?.id === id) player.close()
    },
    [id],
  )

  function playAt(place: number, original = isOriginal) {
    const chosen = original ? originalUrl : madeUrl
    if (chosen === undefined) return
    const length = original ? duration : (made?.duration ?? 0)
    const seconds = original ? place : toEdited(edit, place)
    player.load([{ id, title, url: chosen, duration: length }], { isSingle: true, seconds })
  }

  return {
    isOn: status === 'playing' || status === 'loading',
    isLoaded: status !== undefined,
    isReady: url !== undefined,
    isOriginal,
    placeOf,
    playAt,
    toggle: (from: number) => (status ? player.toggle() : playAt(from)),
    /** Switches between the edited and the original sound, at the same place. */
    compare() {
      if (isUnedited(edit)) return
      setWantsOriginal(!isOriginal)
      if (status) playAt(placeOf(player.getTime()), !isOriginal)
    },
  }
}

export type Comparing = ReturnType<typeof useComparing>
