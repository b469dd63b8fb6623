import { flushSync } from 'react-dom'
import { createRowPlaces, indexesOf, type RowPlaces } from './row-places.ts'
import type { PlacedRow, RowKey, RowWindowOptions } from './row-window-options.ts'
import {
  type Align,
  distanceTo,
  isAtTop,
  type ScrolledView,
  type Scroller,
  viewOf,
  watchScroller,
} from './scrolled-view.ts'
import { type RowHeight, ShownRows } from './shown-rows.ts'
import { watchPrinting } from './use-printing.ts'

/** Scrolling counts as ended after this pause; not every browser fires an event for it. */
const STILL_MS = 150
/** Limit of frames for one jump, because newly measured rows move its target. */
const MAX_JUMP_FRAMES = 20
/** Invisible differences, in pixels. */
const SAME_PX = 1

/**
 * Rendered rows of one long list and their positions. Only a new order processes all rows. If a row above the view is
 * higher than estimated, the others stay in place on the screen, and the page is scrolled by the difference (`shift`)
 * when scrolling has ended: an immediate correction would interrupt a finger or a wheel.
 */
export class RowWindow {
  private readonly getList: () => HTMLElement | null
  private readonly render: () => void
  private readonly measured = new Map<RowKey, number>()
  private readonly shown = new ShownRows((heights) => this.handleHeights(heights))
  private places: RowPlaces = createRowPlaces(0, () => 0)
  private options: RowWindowOptions = { keys: [], estimatePx: () => 0, overscan: 0, keptIndex: () => -1 }
  private scroller: Scroller = null
  private view: ScrolledView = { top: 0, height: window.innerHeight }
  private first = 0
  private last = -1
  private shift = 0
  private jump: { index: number; align: Align; framesLeft: number } | undefined
  private frame = 0
  /** Rows have changed position since the last render. */
  private haveMoved = false
  private isPrinting = false
  private stillTimer: ReturnType<typeof setTimeout> | undefined
  /** Height of the list in pixels. */
  height = 0

  constructor(getList: () => HTMLElement | null, render: () => void) {
    this.getList = getList
    this.render = render
  }

  /** Positions of all rows by measured heights, or estimates for rows without one. */
  placesOf({ keys, estimatePx }: Pick<RowWindowOptions, 'keys' | 'estimatePx'>): RowPlaces {
    return createRowPlaces(keys.length, (index) => this.measured.get(keys[index] ?? '') ?? estimatePx(index))
  }

  update(options: RowWindowOptions, places: RowPlaces) {
    this.options = options
    if (this.places === places) return
    this.places = places
    this.take()
  }

  /** The rows to render, from first to last. */
  rows(): PlacedRow[] {
    const kept = this.options.keptIndex()
    const indexes = indexesOf(this.first, this.last, Math.min(kept, this.options.keys.length - 1))
    return indexes.map((index) => this.placeOf(index))
  }

  placeOf(index: number): PlacedRow {
    const start = this.places.startOf(index) - this.shift
    return { index, start, end: start + this.places.heightOf(index) }
  }

  /** Ref of a row's element, whose index is in `data-index`. */
  readonly measure = this.shown.watch

  scrollTo(index: number, align: Align) {
    this.jump = { index, align, framesLeft: MAX_JUMP_FRAMES }
    this.refreshLater()
  }

  /** Follows the scroller; positions the first rows before the first paint. @returns a function that stops it */
  watch(scroller: Scroller) {
    this.scroller = scroller
    if (scroller === null) return
    const stopWatching = watchScroller(scroller, this.handleScroll, this.refreshLater)
    const stopPrinting = watchPrinting(this.handlePrint)
    // Not within the effect, because then all effects of the page would have to run before the first paint.
    this.refreshLater()
    return () => {
      stopWatching()
      stopPrinting()
      clearTimeout(this.stillTimer)
      cancelAnimationFrame(this.frame)
      this.stillTimer = undefined
      this.frame = 0
    }
  }

  /** Updates range and height from the current heights. @returns whether anything has changed */
  private take() {
    const { first, last, height, shift, places, view, options } = this
    const top = view.top + shift
    this.first = Math.max(0, places.indexAt(top) - options.overscan)
    this.last = Math.min(options.keys.length - 1, places.indexAt(top + view.height) + options.overscan)
    if (this.isPrinting) {
      this.first = 0
      this.last = options.keys.length - 1
    }
    this.height = places.total() - shift
    return this.first !== first || this.last !== last || this.height !== height
  }

  private look() {
    const list = this.getList()
    if (list) this.view = viewOf(list, this.scroller)
    if (this.measured.size === 0) this.haveMoved = this.takeHeights(this.shown.measure())
    return this.take()
  }

  /** Paper shows all rows; the style of printed pages puts one below the other. */
  private readonly handlePrint = (isPrinting: boolean) => {
    this.isPrinting = isPrinting
    if (this.take()) flushSync(this.render)
  }

  private readonly handleScroll = () => {
    clearTimeout(this.stillTimer)
    this.stillTimer = setTimeout(() => {
      this.stillTimer = undefined
      this.refresh()
    }, STILL_MS)
    if (this.look()) flushSync(this.render)
    if (this.first === 0 && this.shift !== 0) this.refreshLater()
  }

  /** Not at once: a browser reports an error if a resize notification causes another resize in the same frame. */
  private readonly refreshLater = () => {
    this.frame ||= requestAnimationFrame(this.refresh)
  }

  private readonly refresh = () => {
    this.frame = 0
    const { shift } = this
    const mayScroll = this.stillTimer === undefined || this.first === 0
    let hasChanged = this.look() || this.haveMoved
    this.haveMoved = false
    if (shift !== 0 && mayScroll) {
      this.shift = 0
      this.height += shift
      hasChanged = true
    }
    if (hasChanged) flushSync(this.render)
    // At the very top the page stays there, because the customer scrolled to it.
    if (this.shift !== shift) this.scrollBy(isAtTop(this.scroller) ? 0 : shift)
    this.goOnWithJump()
  }

  private scrollBy(top: number) {
    this.scroller?.scrollBy({ top, behavior: 'instant' })
    if (this.look()) flushSync(this.render)
  }

  /** @returns whether the view has moved */
  private goNearer({ index, align }: { index: number; align: Align }) {
    const { top } = this.view
    const by = distanceTo(this.placeOf(index), align, this.view)
    if (Math.abs(by) < SAME_PX) return false
    this.scrollBy(by)
    return this.view.top !== top
  }

  private goOnWithJump() {
    const { jump } = this
    if (!jump) return
    const hasMoved = this.goNearer(jump)
    jump.framesLeft -= 1
    const isThere = !hasMoved && this.measured.has(this.options.keys[jump.index] ?? '')
    if (isThere || jump.framesLeft === 0) this.jump = undefined
    else this.refreshLater()
  }

  private takeHeight([row, height]: RowHeight) {
    const index = Number(row.dataset.index)
    const key = this.options.keys[index]
    if (!row.isConnected || key === undefined) return false
    const { start, end } = this.placeOf(index)
    const grown = height - (end - start)
    // A row that has just entered from above grows upwards, a row seen before grows downwards.
    const isAbove = this.measured.has(key) ? end <= this.view.top : start < this.view.top
    this.measured.set(key, height)
    if (grown === 0) return false
    this.places.setHeight(index, height)
    if (isAbove && !this.jump) this.shift += grown
    return true
  }

  /** @returns whether rows have changed position */
  private takeHeights(heights: readonly RowHeight[]) {
    return heights.map((each) => this.takeHeight(each)).includes(true)
  }

  private handleHeights(heights: readonly RowHeight[]) {
    if (!this.takeHeights(heights)) return
    this.haveMoved = true
    this.refreshLater()
  }
}
