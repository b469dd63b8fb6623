/**
 * Tells the browser how much of the view is behind bars that stay in it, so that what it brings into view, a focused
 * control or the line one writes, comes to stand beside them. A bar that folds away while one writes counts as it was.
 */
function measureBars() {
  const root = document.documentElement
  const tell = (name: string, height = 0) => {
    const value = `${height}px`
    // A key of a long text must not have all of its style worked out anew.
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  // The modal on top is the last one.
  tell('--modal-foot', [...document.querySelectorAll<HTMLElement>('.modal-actions')].at(-1)?.offsetHeight)
  let head = 0
  let foot = 0
  for (const bar of document.querySelectorAll<HTMLElement>('.at-head, .at-side, .at-foot')) {
    const { position, top, bottom } = getComputedStyle(bar)
    const isFoot = bar.matches('.at-foot')
    if (isFoot && position === 'absolute') return
    // One beside the text covers none of it; the buttons of a form are as narrow, and below its fields.
    const isBeside = bar.matches('.at-side') && bar.offsetWidth * 2 < root.clientWidth
    if (position !== 'sticky' || isBeside) continue
    if (isFoot) foot = Math.max(foot, Number.parseFloat(bottom) + bar.offsetHeight)
    else head = Math.max(head, Number.parseFloat(top) + bar.offsetHeight)
  }
  tell('--bars-head', head)
  tell('--bars-foot', foot)
}

/** For as long as the page lives: begun again, it changes nothing. */
export function watchBars() {
  measureBars()
  // Before the browser acts on the key, and before what a press leads to.
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, measureBars, { capture: true, passive: true })
}
