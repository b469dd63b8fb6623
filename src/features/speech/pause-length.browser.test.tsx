import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { EditorContext, useBlock } from '#src/features/editor/editor-context.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { PauseLength } from './pause-length.tsx'

beforeAll(() => startI18n('az', ['editor']))

function Pause({ blockKey }: { blockKey: string }) {
  const block = useBlock(blockKey)
  return block ? <PauseLength block={block} place={1} isReadOnly={false} /> : null
}

function show(seconds: number) {
  const server = createModelServer()
  const editor = loneEditor(server)
  const pause = newBlock({ type: 'pause', settings: { pause: seconds } })
  editor.run({ edits: [{ kind: 'insert', after: null, blocks: [pause] }] })
  showOnPage(
    <EditorContext value={editor}>
      <Pause blockKey={pause.key} />
    </EditorContext>,
  )
  return { field: page.getByRole('textbox'), length: () => editor.store.getBlock(pause.key)?.settings?.pause }
}

test('a silence fitted to subtitles is written like a typed one', async () => {
  await expect.element(show(1.04).field).toHaveValue('1')
})

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0,4', 0.4],
  ['30', 30],
])('a pause typed as %s lasts %d seconds', async (typed, seconds) => {
  const { field, length } = show(1.5)
  await expect.element(field).toHaveValue('1,5')
  await userEvent.clear(field)
  await expect.element(field).toHaveValue('')
  await userEvent.type(field, typed)
  await expect.element(field).toHaveValue(typed)
  expect(length()).toBe(seconds)
})

test.each(['abc', '2abc', '100', '0', ''])(
  'the pause “%s” is rejected with a message, changes nothing and stays for correction',
  async (typed) => {
    const { field, length } = show(1.5)
    await userEvent.fill(field, typed)
    await userEvent.tab()
    const words = '0,1 ilə 30 saniyə arasında bir ədəd yazın. Sükut dəyişməyib.'
    await expect.element(field).toHaveAccessibleDescription(words)
    await expect.element(field).toHaveValue(typed)
    expect(length()).toBe(1.5)
    await userEvent.fill(field, '4')
    await userEvent.tab()
    await expect.element(field).toHaveValue('4')
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
    expect(length()).toBe(4)
  },
)
