/** How translators change a page: they move each text into new elements, or replace it by new texts. */
export type TranslatorKind = 'moving' | 'replacing'

/**
 * Changes a page like a browser's translator, and again after each change. The words stay the same, so that tests find
 * them. Reports sums of money that it changes: a translator may not touch them. Runs in the page, so it cannot use
 * anything outside this function.
 */
export function translatePage(kind: TranslatorKind) {
  const isTranslatable = (text: Text) =>
    text.data.trim() !== '' &&
    text.parentElement !== null &&
    !text.parentElement.closest('font, script, style, textarea, svg, [translate=no]')

  function wrap(text: Text) {
    const isInApp = text.parentElement?.closest('#root') !== null
    if (isInApp && /₼\d|\d\u00a0₼/.test(text.data)) console.error(`A sum is translated: ${text.data}`)
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    if (kind === 'replacing') {
      inner.textContent = text.data
      text.replaceWith(outer)
    } else {
      text.before(outer)
      inner.append(text)
    }
  }

  function translate(node: Node) {
    if (node instanceof Text) return void (isTranslatable(node) && wrap(node))
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) if (isTranslatable(text)) wrap(text)
  }

  translate(document.body)
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) translate(node)
      if (target instanceof Text && target.isConnected) translate(target)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
