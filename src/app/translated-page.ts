/*
 * Translators of browsers take text nodes out of the page and put `<font>` elements with other text in their place.
 * React keeps the nodes that it made: it would write new text where nobody sees it (a price that stays what it was),
 * and fail when it removes a node from an element that no longer holds it.
 */

/** What stands in the page for a node that a translator took out or moved into it. */
const standIns = new WeakMap<Node, Element>()

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** The outermost `<font>` around a node; translators put one into another. */
function outermostFont(node: Node): Element | undefined {
  let font: Element | undefined
  for (let parent = node.parentElement; isFont(parent); parent = parent.parentElement) font = parent
  return font
}

/** The node's place among the children of an element: itself, or what a translator put there. */
function childFor(parent: Node, node: Node): Node {
  if (node.parentNode === parent) return node
  const standIn = outermostFont(node) ?? standIns.get(node)
  return standIn?.parentNode === parent ? standIn : node
}

/** Puts a text that is written to back where the translator took it from; it will be translated again. */
function returnWhenWritten(text: Text) {
  const write = (value: string) => {
    const standIn = standIns.get(text)
    if (!text.isConnected && standIn?.isConnected) standIn.replaceWith(text)
    text.data = value
  }
  Object.defineProperty(text, 'nodeValue', { configurable: true, get: () => text.data, set: write })
}

/** Lets React remove, and put something before, what a translator has moved. */
function mendNodes() {
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
 * Keeps the page alive and its text current while the browser translates it; nothing is changed before it does.
 * @returns ends it
 */
export function surviveTranslation(root: Node) {
  let isMended = false
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const removed of record.removedNodes) {
        const font = removed instanceof Text && !removed.isConnected ? fontOf(record) : undefined
        if (!font) continue
        standIns.set(removed, font)
        returnWhenWritten(removed as Text)
      }
      if (isMended || ![...record.addedNodes].some(isFont)) continue
      isMended = true
      mendNodes()
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
