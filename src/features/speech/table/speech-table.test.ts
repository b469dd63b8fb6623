import { expect, test } from 'vitest'
import type { EditorBlock } from '#src/features/editor/core/document/editor-block.ts'
import type { EditorState } from '#src/features/editor/core/document/editor-state.ts'
import { pauseBlock, textBlock } from '#src/features/editor/editor-context.ts'
import { guessColumns, linesOf } from '#src/features/tables/columns.ts'
import { readTable } from '#src/features/tables/read-table.ts'
import { planTable, type RowNames, readRows, SPEECH_COLUMNS, speechFields } from './speech-table.ts'

const VOICES = [
  { id: 1, name: 'Aynur' },
  { id: 2, name: 'Kamran' },
]

async function rowsOf(text: string) {
  const rows = await readTable(text)
  const columns = guessColumns(rows, SPEECH_COLUMNS, speechFields)
  return readRows(linesOf(rows, columns), { columns, voices: VOICES, maxCharacters: 20 })
}

const stateOf = (blocks: readonly EditorBlock[]) =>
  ({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((each) => [each.key, each])),
  }) as unknown as EditorState

test('names, voices, speeds and pauses are read as people write them', async () => {
  const rows = await rowsOf('Ad;Mətn;Səs;Sürət;Fasilə\nGiriş;Salam;aynur;1,25;2 s\nSon;Sağ ol;;120%;')
  expect(rows).toEqual([
    {
      id: 2,
      name: 'Giriş',
      text: 'Salam',
      voice: 'aynur',
      voiceId: 1,
      speed: 1.25,
      pause: 2,
      fault: undefined,
    },
    { id: 3, name: 'Son', text: 'Sağ ol', voice: '', voiceId: null, speed: 1.2, pause: 0, fault: undefined },
  ])
})

test.each([
  ['a;;;;', 'noText'],
  ['a;A text that is longer than that;;;', 'longText'],
  ['a;Text;Nobody;;', 'voice'],
  ['a;Text;;3;', 'speed'],
  ['a;Text;;fast;', 'speed'],
  ['a;Text;;;31', 'pause'],
  ['a;Text;;;;more', 'wide'],
])('the row %s is not taken: %s', async (row, fault) => {
  const [read] = await rowsOf(`name;text;voice;speed;pause\n${row}`)
  expect(read?.fault).toBe(fault)
})

async function openTwice(second: string) {
  const first = planTable(
    stateOf([]),
    await rowsOf('name;text;voice;speed;pause\na;One;Aynur;1;1\nb;Two;;;\na;Three;;;'),
    {},
  )
  const insert = first.command.edits.find((edit) => edit.kind === 'insert')
  const blocks = insert?.kind === 'insert' ? insert.blocks : []
  return { blocks, first, plan: planTable(stateOf(blocks), await rowsOf(second), first.names) }
}

test('the same table again changes nothing', async () => {
  const { first, plan } = await openTwice(
    'name;text;voice;speed;pause\na;One;Aynur;1;1\nb;Two;;;\na;Three;;;',
  )
  expect(first).toMatchObject({ added: 3, changed: 0, same: 0, blocks: 4 })
  expect(plan).toMatchObject({ added: 0, changed: 0, same: 3, command: { edits: [] } })
})

test('a second table changes only what differs, and adds what is new', async () => {
  const { blocks, plan } = await openTwice(
    'name;text;voice;speed;pause\nb;Two!;Kamran;;\na;One;Aynur;1;\na;Three;;;\nc;Four;;;',
  )
  const [one, pause, two] = blocks
  expect(plan).toMatchObject({ added: 1, changed: 2, same: 1, blocks: 1 })
  expect(plan.command.edits).toMatchObject([
    { kind: 'content', key: two?.key, content: { text: 'Two!', voiceId: 2 } },
    { kind: 'remove', keys: [pause?.key] },
    { kind: 'insert', after: blocks.at(-1)?.key },
  ])
  expect(one?.text).toBe('One')
})

test('values without a column in the table stay as they are', async () => {
  const block = { ...textBlock('One', { voiceId: 2, settings: { speed: 1.5, pitch: 2 } }) }
  const names: RowNames = { [block.clientId]: 'a' }
  const plan = planTable(stateOf([block, pauseBlock(2)]), await rowsOf('name;text\na;One'), names)
  expect(plan).toMatchObject({ same: 1, command: { edits: [] } })
  const speed = planTable(stateOf([block]), await rowsOf('name;text;speed\na;One;'), names)
  expect(speed.command.edits).toMatchObject([{ content: { voiceId: 2, settings: { pitch: 2 } } }])
})

test('an empty block at the end is replaced', async () => {
  const empty = textBlock('')
  const { command } = planTable(stateOf([empty]), await rowsOf('name;text\na;One'), {})
  expect(command.edits).toMatchObject([
    { kind: 'insert', after: empty.key },
    { kind: 'remove', keys: [empty.key] },
  ])
})
