/*
 * Translators of browsers replace text nodes with `<font>` elements that contain other text. React keeps its own nodes,
 * so it would update text that is no longer shown (e.g. an outdated price), and fail when it removes a node from an
 * element that no longer contains it.
 */

/** Replacement in the page for a node that a translator removed or moved into it. */
const replacements = new WeakMap<Node, Element>()

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** The outermost `<font>` around a node; translators nest them. */
function outermostFont(node: Node): Element | undefined {
  let font: Element | undefined
  for (let parent = node.parentElement; isFont(parent); parent = parent.parentElement) font = parent
  return font
}

/** The child of an element that represents the node: itself, or the translator's replacement. */
function childFor(parent: Node, node: Node): Node {
  if (node.parentNode === parent) return node
  const standIn = outermostFont(node) ?? replacements.get(node)
  return standIn?.parentNode === parent ? standIn : node
}

/** Restores a text node in place of its replacement when it is written to; the translator translates it again. */
function restoreWhenWritten(text: Text) {
  const write = (value: string) => {
    const standIn = replacements.get(text)
    if (!text.isConnected && standIn?.isConnected) standIn.replaceWith(text)
    text.data = value
  }
  Object.defineProperty(text, 'nodeValue', { configurable: true, get: () => text.data, set: write })
}

/** Lets React remove and insert before nodes that a translator has moved. */
function tolerateMovedNodes() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childFor(this, child))
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childFor(this, before))
    return child
  }
}

function fontOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  const around = [...addedNodes, previousSibling, nextSibling]
  return around.find((node) => isFont(node)) as Element | undefined
}

/**
 * Keeps the app working and its text current while the browser translates it; changes nothing before that.
 * @returns a function that ends it
 */
export function surviveTranslation(root: Node) {
  let isMended = false
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const removed of record.removedNodes) {
        const font = removed instanceof Text && !removed.isConnected ? fontOf(record) : undefined
        if (!font) continue
        replacements.set(removed, font)
        restoreWhenWritten(removed as Text)
      }
      if (isMended || ![...record.addedNodes].some(isFont)) continue
      isMended = true
      tolerateMovedNodes()
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
