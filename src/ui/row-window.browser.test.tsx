import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { RowWindow } from './row-window.ts'
import { useRowWindow } from './use-row-window.ts'

const ESTIMATED_PX = 40
const COUNT = 10_000
const keys = Array.from({ length: COUNT }, (_, index) => index)

/** Every third row is higher than estimated, every fifth lower. */
const realPx = (index: number) => (index % 3 === 0 ? 90 : index % 5 === 0 ? 20 : ESTIMATED_PX)
const estimatePx = vi.fn(() => ESTIMATED_PX)
let rows: RowWindow

function List() {
  const list = useRef<HTMLOListElement>(null)
  rows = useRowWindow(list, {
    keys,
    estimatePx: useCallback(estimatePx, []),
    overscan: 4,
    keptIndex: () => 7,
  })
  return (
    <ol ref={list} style={{ position: 'relative', margin: '300px 0 0', height: rows.height }}>
      {rows.rows().map(({ index, start }) => (
        <li
          key={index}
          ref={rows.measure}
          data-index={index}
          style={{ position: 'absolute', transform: `translateY(${start}px)`, height: realPx(index) }}
        >
          {index}
        </li>
      ))}
    </ol>
  )
}

let root: ReturnType<typeof createRoot>
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function show() {
  const place = document.createElement('main')
  document.body.replaceChildren(place)
  root = createRoot(place)
  flushSync(() => root.render(<List />))
}

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  scrollTo(0, 0)
})

const rowAt = (y: number) => {
  const items = [...document.querySelectorAll('li')]
  return items.find(
    (item) => item.getBoundingClientRect().top <= y && item.getBoundingClientRect().bottom > y,
  )
}

const row = (index: number) => document.querySelector(`li[data-index="${index}"]`)

test('rows are positioned correctly before the first paint, however wrong their estimates were', async () => {
  show()
  await nextFrame()
  const edges = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
  expect(edges.slice(1).map(({ top }) => top)).toEqual(edges.slice(0, -1).map(({ bottom }) => bottom))
})

test('while the customer scrolls, rows fill the page, nothing visible jumps, and no hidden row is measured', {
  tags: 'long',
}, async () => {
  show()
  await nextFrame()
  estimatePx.mockClear()
  scrollTo(0, 200_000)
  for (let frame = 0; frame < 4; frame += 1) await nextFrame()
  for (let step = 0; step < 30; step += 1) {
    await nextFrame()
    const seen = rowAt(innerHeight / 2)
    const before = seen?.getBoundingClientRect().top ?? 0
    scrollBy(0, -60)
    await nextFrame()
    expect(rowAt(1)?.textContent).toBeDefined()
    expect(rowAt(innerHeight - 1)?.textContent).toBeDefined()
    expect(seen?.isConnected && seen.getBoundingClientRect().top - before).toBeCloseTo(60)
  }
  expect(estimatePx).not.toHaveBeenCalled()
  expect(document.querySelectorAll('li').length).toBeLessThan(60)
})

test('scrolling back to the top shows the first row there, however wrong the estimates above were', {
  tags: 'long',
}, async () => {
  show()
  scrollTo(0, 3_000)
  await nextFrame()
  while (scrollY > 0) {
    scrollBy(0, -100)
    await nextFrame()
  }
  await expect.poll(() => [scrollY, row(0)?.getBoundingClientRect().top]).toEqual([0, 300])
})

test('a distant row is scrolled into place across rows of unknown height', async () => {
  show()
  rows.scrollTo(9_000, 'center')
  await expect
    .poll(() => {
      const { top = 0, bottom = 0 } = row(9_000)?.getBoundingClientRect() ?? {}
      return Math.round((top + bottom) / 2 - innerHeight / 2)
    })
    .toBe(0)
  rows.scrollTo(COUNT - 1, 'auto')
  await expect.poll(() => Math.round(row(COUNT - 1)?.getBoundingClientRect().bottom ?? 0)).toBe(innerHeight)
  expect(row(7), 'the kept row').not.toBeNull()
})
