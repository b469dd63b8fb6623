import type { Player } from '#src/audio/create-player.ts'
import { isOpen, trackOf } from '#src/audio/track.ts'
import { hasAltAlone, shortcutLetter } from '#src/lib/shortcut-key.ts'
import type { ListeningChoices } from './listening-choices.ts'

/** Playing speed for listening closely. */
const SLOW_RATE = 0.75
/** The sound is as fast as before after a typing pause of this length. */
const TYPING_MS = 1_500
/** A paused sound moved farther than this, in seconds, goes on exactly where it was put. */
const SAME_PLACE_S = 0.05

interface WritingOptions {
  readonly player: Player
  readonly choices: () => ListeningChoices
  /** Start of what is heard at a time of a track, in seconds. */
  readonly startOf: (track: string, seconds: number) => number
}

/** Steps back when a sound goes on where it was paused. */
function stepBack({ player, choices }: WritingOptions) {
  let before = player.getState()
  let pausedAt = player.getTime()
  return player.subscribe(() => {
    const now = player.getState()
    const wasPaused = before.status === 'paused' && trackOf(before)?.id === trackOf(now)?.id
    if (now.status === 'paused' && before.status !== 'paused') pausedAt = player.getTime()
    const goesOn = wasPaused && (now.status === 'loading' || now.status === 'playing')
    before = now
    if (goesOn && Math.abs(player.getTime() - pausedAt) < SAME_PLACE_S) player.seek(pausedAt - choices().back)
  })
}

function createSlowdown({ player, choices }: WritingOptions) {
  /** The speed before the sound was slowed down. */
  let usual = 1
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = () => {
    usual = player.getState().rate
    player.setRate(SLOW_RATE)
  }
  const restore = () => {
    timer = undefined
    // The customer may have chosen another speed meanwhile.
    if (player.getState().rate === SLOW_RATE) player.setRate(usual)
  }
  return {
    switch() {
      clearTimeout(timer)
      timer = undefined
      if (player.getState().rate === SLOW_RATE) player.setRate(usual === SLOW_RATE ? 1 : usual)
      else slow()
    },
    onType() {
      const { status, rate } = player.getState()
      if (timer === undefined && !(choices().slowsDown && status === 'playing' && rate > SLOW_RATE)) return
      if (timer === undefined) slow()
      clearTimeout(timer)
      timer = setTimeout(restore, TYPING_MS)
    },
    end() {
      if (timer === undefined) return
      clearTimeout(timer)
      restore()
    },
  }
}

function playAgain({ player, startOf }: WritingOptions) {
  const track = trackOf(player.getState())
  if (!track) return
  player.seek(startOf(track.id, player.getTime()))
  player.play()
}

/** Elements in which letters and Space write or choose something. */
const KEY_CONSUMERS =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]'
/** Elements that Space presses. */
const PRESSABLE = 'button, a, summary, [role=button], [role=tab]'

/** Whether a key without a modifier is meant for the sound, which is loaded, and for nothing else. */
function isForSound(event: KeyboardEvent, { player, choices }: WritingOptions) {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph')) return false
  if (!choices().areKeysAlone || !isOpen(player.getState()) || !(target instanceof Element)) return false
  return target.closest(KEY_CONSUMERS) === null && (key !== ' ' || target.closest(PRESSABLE) === null)
}

/**
 * Keeps the hands on the text: Alt with K pauses or goes on, with J repeats what is heard, with L slows down and back;
 * going on steps back, and typing slows the sound down if the customer wants that. Outside of texts the letters work
 * without Alt, and Space is as K, unless the customer switched that off.
 * @returns a function that ends all of it
 */
export function listenWhileWriting(options: WritingOptions): () => void {
  const { player } = options
  const pace = createSlowdown(options)
  const actions: Readonly<Record<string, () => void>> = {
    k: player.toggle,
    j: () => playAgain(options),
    l: pace.switch,
  }
  const listening = new AbortController()
  const { signal } = listening
  const handleKey = (event: KeyboardEvent) => {
    const letter = event.key === ' ' && !event.altKey && !event.shiftKey ? 'k' : shortcutLetter(event)
    const act = hasAltAlone(event) || isForSound(event, options) ? actions[letter] : undefined
    if (!act || event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', handleKey, { signal })
  document.addEventListener('input', ({ target }) => target instanceof HTMLTextAreaElement && pace.onType(), {
    signal,
  })
  const unsubscribe = stepBack(options)
  return () => {
    listening.abort()
    unsubscribe()
    pace.end()
  }
}
