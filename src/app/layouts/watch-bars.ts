/**
 * Publishes the height of sticky bars as CSS variables, so that the browser scrolls a focused control or the line being
 * written next to them, not behind. A bar that folds away during typing keeps its last height.
 */
function measureBars() {
  const root = document.documentElement
  const tell = (name: string, height = 0) => {
    const value = `${height}px`
    // Avoids a full style recalculation per keystroke.
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  // The topmost modal is the last one.
  tell('--modal-foot', [...document.querySelectorAll<HTMLElement>('.modal-actions')].at(-1)?.offsetHeight)
  let head = 0
  let foot = 0
  const above = document.querySelector<HTMLElement>('.on-foot')
  const onFoot = above && getComputedStyle(above).position === 'sticky' ? above.offsetHeight : 0
  for (const bar of document.querySelectorAll<HTMLElement>('.at-head, .at-side, .at-foot')) {
    const { position, top, bottom } = getComputedStyle(bar)
    const isFoot = bar.matches('.at-foot')
    if (isFoot && position === 'absolute') return
    // A narrow bar at the side covers no text. The buttons of a form are as narrow, but below its fields.
    const isBeside = bar.matches('.at-side') && bar.offsetWidth * 2 < root.clientWidth
    if (position !== 'sticky' || isBeside) continue
    if (isFoot) foot = Math.max(foot, Number.parseFloat(bottom) + bar.offsetHeight)
    else head = Math.max(head, Number.parseFloat(top) + bar.offsetHeight)
  }
  tell('--bars-head', head)
  tell('--foot-height', foot)
  tell('--bars-foot', foot + onFoot)
}

/** Runs until unload. Idempotent. */
export function watchBars() {
  measureBars()
  // In the capture phase, before the browser handles the key or the press has an effect.
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, measureBars, { capture: true, passive: true })
}
