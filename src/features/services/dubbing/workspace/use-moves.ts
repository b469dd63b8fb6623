import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'
import type { DubbingSource } from '#src/contract/dubbing.ts'
import { type Editor, useBlock, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { changeTimes, refetchMix } from '../dub/dub-commands.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { playheadOf, useOpenDub } from '../dub/open-dub.ts'
import {
  type MovedPart,
  type SnapPoints,
  type Times,
  timesAfterDrag,
  timesAfterStep,
} from '../dub/segment-moves.ts'

/** The sound of a longer film is not downloaded for this alone, in seconds. */
const MAX_SECONDS = 20 * 60

async function edgesOf(source: DubbingSource): Promise<readonly number[]> {
  const [{ measureFile }, { fetchExport }] = await Promise.all([
    import('#src/audio/measure-file.ts'),
    import('#src/features/exports/download-file.ts'),
  ])
  const { audio_url: url, file_name, mime } = source
  const file = await fetchExport({ url, file_name, mime })
  const { measures } = await measureFile(file)
  return measures?.speech.flatMap(({ start, end }) => [start, end]) ?? []
}

/**
 * Times at which speech starts or ends in the sound of a film, in seconds. They are measured once `listen` is called;
 * before, and if the sound cannot be read, there are none.
 */
function useSpeechEdges(source: DubbingSource) {
  const edges = useRef<readonly number[]>([])
  const heard = useRef<string>(undefined)
  return {
    edges,
    listen() {
      const { audio_url: url, duration } = source
      if (heard.current === url || duration > MAX_SECONDS) return
      heard.current = url
      edgesOf(source).then(
        (found) => {
          edges.current = found
        },
        () => undefined,
      )
    },
  }
}

/** A press that moves less than this is a click. */
const THRESHOLD_PX = 4
/** An edge closer to a point than this snaps to it. */
const SNAP_PX = 8
/** Width of the ends of a segment by which it is stretched, at most a quarter of it each. */
const EDGE_HANDLE_PX = { mouse: 8, touch: 16 }

interface Gesture {
  readonly key: string
  readonly grip: MovedPart
  readonly from: Times
  now: Times
}

const boxOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-segment]') : null

function gripAt(box: HTMLElement, { clientX, pointerType }: PointerEvent): MovedPart {
  const { left, right, width } = box.getBoundingClientRect()
  const endPx = Math.min(EDGE_HANDLE_PX[pointerType === 'touch' ? 'touch' : 'mouse'], width / 4)
  if (clientX - left < endPx) return 'start'
  return right - clientX < endPx ? 'end' : 'whole'
}

/** Starts and ends of the other segments and of all spoken words. */
function edgesAround({ store }: Editor, key: string): number[] {
  const { order, blocks } = store.getState()
  return order.flatMap((each) => {
    const segment = dubOf(blocks.get(each))
    const [first, last] = [segment?.words[0], segment?.words.at(-1)]
    const spoken = first && last ? [first.start, last.end] : []
    return segment && each !== key ? [segment.start, segment.end, ...spoken] : spoken
  })
}

function gripOfKeys({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): MovedPart | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isStretched = ctrlKey || metaKey
  if (isStretched) return shiftKey ? 'start' : 'end'
  return shiftKey ? 'whole' : undefined
}

const MODIFIERS = new Set(['Shift', 'Control', 'Meta'])

/** The gesture that is under way, and the segment that was last chosen or moved. */
function useGesture(source: DubbingSource) {
  const dub = useOpenDub()
  const { editor } = dub
  const { edges, listen } = useSpeechEdges(source)
  const [held, setHeld] = useState<{ readonly key: string; readonly times?: Times }>()
  const gesture = useRef<Gesture>(undefined)
  const own = dubOf(useBlock(held?.key ?? ''))
  /** Each gesture is one step of undo. */
  function end(isKept = true) {
    const done = gesture.current
    if (!done) return
    gesture.current = undefined
    const { key, from, now } = done
    setHeld({ key })
    if (!isKept || (from.start === now.start && from.end === now.end)) return
    editor.run(changeTimes(editor.store.getState(), key, now.start, now.end))
    refetchMix(editor)
  }
  function begin(key: string, grip: MovedPart) {
    if (gesture.current?.key !== key || gesture.current.grip !== grip) end()
    const segment = dubOf(editor.store.getBlock(key))
    if (!segment || gesture.current) return gesture.current
    listen()
    const from = { start: segment.start, end: segment.end }
    gesture.current = { key, grip, from, now: from }
    return gesture.current
  }
  return {
    /** Where the segment is shown: while it is moved, at its new times. */
    held: held &&
      own && { key: held.key, speakerId: own.speakerId, start: own.start, end: own.end, ...held.times },
    isMoving: held?.times !== undefined,
    hold: (key: string) => gesture.current?.key !== key && setHeld({ key }),
    /** Shows the next step of the gesture; the first step starts it. */
    move(
      key: string,
      grip: MovedPart,
      isFree: boolean,
      step: (gesture: Gesture, around: SnapPoints) => Times,
    ) {
      const moving = begin(key, grip)
      if (!moving) return
      const points = isFree ? [] : [...edgesAround(editor, key), ...edges.current, playheadOf(dub)]
      moving.now = step(moving, { duration: source.duration, points })
      setHeld({ key, times: moving.now })
    },
    end,
  }
}

type MovedSegment = ReturnType<typeof useGesture>

/** Follows the pointer until it is released. @param onMove gets the way in pixels, and whether it moves freely */
function followPointer(
  from: number,
  placeOf: (clientX: number) => number,
  onMove: (px: number, isFree: boolean) => void,
  onEnd: (isKept: boolean) => void,
) {
  const listening = new AbortController()
  const { signal } = listening
  let isDragged = false
  const stop = (isKept: boolean) => {
    listening.abort()
    onEnd(isKept)
  }
  const follow = ({ clientX, altKey }: globalThis.PointerEvent) => {
    const px = placeOf(clientX) - from
    isDragged ||= Math.abs(px) >= THRESHOLD_PX
    if (isDragged) onMove(px, altKey)
  }
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', () => stop(true), { signal })
  window.addEventListener('pointercancel', () => stop(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal })
}

function usePointer({ held, move, end }: MovedSegment, strip: RefObject<HTMLElement | null>, pxPerS: number) {
  const hasDragged = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      hasDragged.current = false
      const box = boxOf(event.target)
      // A finger scrolls the timeline unless it is on the segment that was tapped before.
      const isScroll = event.pointerType === 'touch' && box?.dataset.segment !== held?.key
      if (!box || isScroll || event.button !== 0) return
      const key = box.dataset.segment ?? ''
      const grip = gripAt(box, event)
      const placeOf = (clientX: number) => clientX + (strip.current?.scrollLeft ?? 0)
      const onMove = (px: number, isFree: boolean) => {
        hasDragged.current = true
        const way = { by: px / pxPerS, reach: SNAP_PX / pxPerS }
        move(key, grip, isFree, ({ from }, around) => timesAfterDrag(from, grip, way, around))
      }
      followPointer(placeOf(event.clientX), placeOf, onMove, end)
    },
    onPointerMove(event: PointerEvent) {
      const box = boxOf(event.target)
      if (box) box.style.cursor = gripAt(box, event) === 'whole' ? 'grab' : 'ew-resize'
    },
    /** A drag ends with a click, which must not play. A click by a key has no detail. */
    onClickCapture(event: MouseEvent) {
      if (hasDragged.current && event.detail > 0) event.stopPropagation()
      hasDragged.current = false
    },
  }
}

const keysFor = ({ move, end }: MovedSegment) => ({
  onKeyDown(event: KeyboardEvent) {
    const key = boxOf(event.target)?.dataset.segment
    const grip = gripOfKeys(event)
    if (event.key === 'Escape') end(false)
    if (key === undefined || !grip) return
    event.preventDefault()
    const direction = event.key === 'ArrowLeft' ? -1 : 1
    move(key, grip, event.altKey, ({ now }, around) => timesAfterStep(now, grip, direction, around))
  },
  /** Presses with the same modifiers are one gesture, until they are released. */
  onKeyUp: ({ key }: KeyboardEvent) => MODIFIERS.has(key) && end(),
  onBlur: () => end(),
})

/**
 * Moves and stretches segments on the timeline, by mouse, finger (after a tap on the segment) and keys. Edges snap to
 * speech, other segments and the playhead, unless Alt is held.
 */
export function useMoves(source: DubbingSource, strip: RefObject<HTMLElement | null>, pxPerS: number) {
  const isReadOnly = !isEditable(useSummary())
  const moved = useGesture(source)
  const pointer = usePointer(moved, strip, pxPerS)
  const { held, isMoving, hold } = moved
  return { held, isMoving, hold, isReadOnly, handlers: isReadOnly ? {} : { ...pointer, ...keysFor(moved) } }
}
