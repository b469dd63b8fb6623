/** Items written at a time, so that the page can respond in between. */
const ITEMS_PER_PIECE = 20
/** Greatest depth of objects around the lists that make a response long. */
const MAX_DEPTH = 4

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function* itemsOf(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += ITEMS_PER_PIECE) {
    const items = JSON.stringify(list.slice(from, from + ITEMS_PER_PIECE)).slice(1, -1)
    yield from === 0 ? items : `,${items}`
  }
}

/**
 * The output of `JSON.stringify` for plain data, piece by piece on demand: a book of ten million letters at once
 * would block the page for a quarter of a second.
 */
export function* jsonPieces(value: unknown, depth = MAX_DEPTH): Generator<string> {
  if (Array.isArray(value)) {
    yield '['
    yield* itemsOf(value)
    yield ']'
  } else if (!isObject(value) || depth === 0) yield JSON.stringify(value)
  else {
    let sign = '{'
    for (const [name, child] of Object.entries(value)) {
      if (child === undefined) continue
      yield `${sign}${JSON.stringify(name)}:`
      yield* jsonPieces(child, depth - 1)
      sign = ','
    }
    yield sign === '{' ? '{}' : '}'
  }
}
