import { expect, test } from 'vitest'
import { importsIn } from '#tests/support/import-graph.ts'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'

/** A button that removes the item it names, or an entry of its menu. */
const REMOVAL =
  /\b(?:label|removeLabel)=\{[^}]*(?:remove|delete|discard)\w*',\s*\{(?! count)|<ChosenSource\b|\bid: '(?:remove|delete)'/i
/** A list maps items to elements. */
const ROWS =
  /\.map\(\(?[^=]*=>\s*(?:\(\s*|\{[\s\S]{0,200}?\breturn \(?\s*)?<|<(?:Window|Block|Shared|Entry)List\b/
/** `WindowList` and `EntryList` call `useRemovalFocus`, too. */
const MOVES_FOCUS =
  /\b(?:useRemovalFocus|useFocusFallback)\(|<(?:Window|Entry)List\b|\.focus\(|\breturnFocusTo\b/
const EDITOR = 'the editor moves the focus to the next block (`focusBeside`)'
/** Files whose removals keep the focus in another way. */
const HELD_OTHERWISE: Readonly<Record<string, string>> = {
  'src/features/segments/lay-over-modal.tsx': 'one file, and the modal keeps the focus of what it removes',
  'src/features/services/dubbing/workspace/project-workspace.tsx': EDITOR,
  'src/features/services/speech-to-text/workspace/project-workspace.tsx': EDITOR,
}
/** Rows further away than this do not belong to the list. */
const MOST_STEPS = 3

const files = projectFiles(['src'], ['.ts', '.tsx']).filter(({ path }) => !path.includes('.test.'))
const imports = importsIn(ROOT, 'src')
const usersOf = Map.groupBy(imports, ({ to }) => to)
const hooksOf = Map.groupBy(
  imports.filter(({ to }) => /\/use-[\w-]+\.ts$/.test(to) && !to.startsWith('src/ui/')),
  ({ from }) => from,
)

const componentOf = (path: string) =>
  (/([\w-]+)\.tsx$/.exec(path)?.[1] ?? '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )

/** Lists whose rows can be removed, and which do not say where the focus goes then. */
function listsThatLoseFocus(change: (text: string) => string = String): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, change(text)]))
  const textOf = (path: string) => texts.get(path) ?? ''
  const waysToLists = (way: readonly string[]): string[][] => {
    const at = way.at(-1) ?? ''
    if (ROWS.test(textOf(at))) return [[...way]]
    if (way.length > MOST_STEPS) return []
    return (usersOf.get(at) ?? [])
      .filter(({ from }) => textOf(from).includes(`<${componentOf(at)}`))
      .flatMap(({ from }) => waysToLists([...way, from]))
  }
  const movesFocus = (list: string) =>
    [list, ...(hooksOf.get(list) ?? []).map(({ to }) => to)].some((file) => MOVES_FOCUS.test(textOf(file)))
  const ways = [...texts.keys()]
    .filter((path) => REMOVAL.test(textOf(path)))
    .flatMap((row) => waysToLists([row]))
  const lists = new Set(ways.map((way) => way.at(-1) ?? ''))
  return [...lists].filter((list) => !movesFocus(list)).toSorted()
}

test('every list whose rows can be removed says where the focus goes', () => {
  expect(listsThatLoseFocus()).toEqual(Object.keys(HELD_OTHERWISE))
})

test('a list that does not say where the focus goes is found', () => {
  const forget = (text: string) =>
    text.replaceAll('useRemovalFocus(', 'useNothing(').replaceAll('<EntryList', '<BlockList')
  const forgetful = files.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      !path.startsWith('src/ui/') &&
      // The rows of a shared list are in the files that use it.
      path !== 'src/features/workspace/entry-list.tsx' &&
      text !== forget(text) &&
      !MOVES_FOCUS.test(forget(text)),
  )
  expect(forgetful.length).toBeGreaterThan(6)
  expect(listsThatLoseFocus(forget)).toEqual(expect.arrayContaining(forgetful.map(({ path }) => path)))
})
