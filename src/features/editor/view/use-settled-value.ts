import { startTransition, useEffect, useMemo, useState } from 'react'
import { cachedByObject } from '#src/lib/cached-by-object.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import type { EditorStore } from '../core/document/editor-store.ts'

/** Sums over all blocks wait for a typing pause of this length, because they are not part of a keystroke. */
const SETTLE_MS = 300
/** During continuous typing they update at least this often, as it is saved. A rest shows them at once. */
const MAX_WAIT_MS = 5_000
/** A busy page has no idle moment, and updates them after this time. */
const IDLE_WAIT_MS = 2_000

const isSame = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)

function onSettled(store: EditorStore, listener: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle = 0
  let waitingSinceMs: number | undefined
  const tell = () => {
    waitingSinceMs = undefined
    listener()
  }
  const tellWhenIdle = () => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') tell()
    else idle = requestIdleCallback(tell, { timeout: IDLE_WAIT_MS })
  }
  const unsubscribe = store.subscribe(() => {
    const now = performance.now()
    waitingSinceMs ??= now
    clearTimeout(timer)
    timer = setTimeout(tellWhenIdle, Math.min(SETTLE_MS, waitingSinceMs + MAX_WAIT_MS - now))
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
    if (idle !== 0) cancelIdleCallback(idle)
  }
}

/**
 * A figure over a whole state, recomputed when the content has settled.
 * @param phase changes, e.g. at the end of a run, recompute the figure at once, because many blocks change
 * together and an old figure would offer finished work
 */
export function useSettledValue<Figure>(
  store: EditorStore,
  count: (state: EditorState) => Figure,
  phase: unknown,
): Figure {
  const figureOf = useMemo(() => cachedByObject(count), [count])
  const [counted, setCounted] = useState(() => ({ figure: figureOf(store.getState()), phase }))
  useEffect(() => {
    // Read at render time, because the content may have changed since.
    const latest = (before: { figure: Figure; phase: unknown }) => {
      const figure = figureOf(store.getState())
      return before.phase === phase && isSame(before.figure, figure) ? before : { figure, phase }
    }
    const recount = () => {
      figureOf(store.getState())
      // Renders in slices, so that the page can handle a key in between.
      startTransition(() => setCounted(latest))
    }
    recount()
    return onSettled(store, recount)
  }, [store, figureOf, phase])
  // Not set during rendering, because React discards that during a transition.
  return counted.phase === phase ? counted.figure : figureOf(store.getState())
}
