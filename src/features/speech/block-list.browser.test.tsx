import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import '#src/styles.css'
import { EditorContext } from '#src/features/editor/editor-context.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { type BlockActions, BlockActionsContext } from './block-actions.ts'
import { BlockList } from './block-list.tsx'

const actions: BlockActions = {
  maxCharacters: 3_000,
  voiceName: () => undefined,
  chooseVoice: vi.fn(),
  playFrom: vi.fn(),
  canStart: true,
  generate: vi.fn(),
  openSettings: vi.fn(),
  openTakes: vi.fn(),
  pasteText: vi.fn(),
  duplicate: vi.fn(),
  remove: vi.fn(),
  entriesOf: () => [],
  priceText: () => '',
}

beforeAll(() => startI18n('en', ['editor']))

async function show(texts: readonly string[]) {
  const server = createModelServer()
  server.seed(texts)
  const editor = loneEditor(server)
  showOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={editor}>
        <BlockActionsContext value={actions}>
          <BlockList />
        </BlockActionsContext>
      </EditorContext>
    </QueryClientProvider>,
  )
  const text = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })
  await expect.element(text(1)).toBeVisible()
  const shownTexts = () => editor.store.getOrder().map((key) => editor.store.getBlock(key)?.text)
  return { editor, server, text, shownTexts }
}

const isSaid = (text: string) =>
  expect.poll(() => document.querySelector('[role=status]')?.textContent).toContain(text)

const long = (count: number) => Array.from({ length: count }, (_, index) => `Blok ${index} mətni`)

const sentence = (word: string) => `${word.repeat(1_400)}. `
const tooLong = `${sentence('a')}${sentence('b')}${sentence('c')}${sentence('d')}${sentence('e')}`.trim()
const split = page.getByRole('button', { name: 'Split to fit' })

test('where to split a block over the limit is in view while its beginning is read', async () => {
  await show(['Short.', tooLong, 'End.'])
  await expect.element(split).toBeVisible()
  const row = split.element().closest('li')?.getBoundingClientRect() ?? new DOMRect()
  expect(row.bottom).toBeGreaterThan(innerHeight)
  const { left, top, width, height } = split.element().getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(split.element().contains(hit)).toBe(true)
})

test('a block over the limit is split after the last sentences that fit, and one undo joins it again', async () => {
  // The height of a bar of an earlier test, whose end would move the button during the click.
  document.documentElement.style.removeProperty('--foot-height')
  const { editor, shownTexts } = await show(['Short.', tooLong, 'End.'])
  await expect.element(split).toBeVisible()
  await userEvent.click(split)
  const parts = [`${sentence('a')}${sentence('b')}`, `${sentence('c')}${sentence('d')}`, sentence('e')]
  await expect.poll(shownTexts).toEqual(['Short.', ...parts.map((part) => part.trim()), 'End.'])
  await expect.element(split).not.toBeInTheDocument()
  editor.undo()
  await expect.poll(shownTexts).toEqual(['Short.', tooLong, 'End.'])
})

test('only the visible blocks of 10,000 are rendered', async () => {
  await show(long(10_000))
  const nodes = document.querySelectorAll('ol *').length
  expect(nodes).toBeGreaterThan(30)
  expect(nodes).toBeLessThanOrEqual(250)
})

test('a letter typed in one block renders no other row', async () => {
  const { text } = await show(['bir', 'iki', 'üç'])
  await userEvent.click(text(2))
  const rows = [...document.querySelectorAll('li')]
  const touched = new Set<Node>()
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const row of rows) if (row.contains(record.target)) touched.add(row)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  await userEvent.keyboard('x')
  observer.disconnect()
  expect([...touched]).toEqual([rows[1]])
})

test('Ctrl+Enter splits at the caret, Backspace at the start merges, Ctrl+Z undoes both', async () => {
  const { text, shownTexts } = await show(['bir iki'])
  await userEvent.click(text(1))
  ;(text(1).element() as HTMLTextAreaElement).setSelectionRange(4, 4)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => shownTexts()).toEqual(['bir', 'iki'])
  await expect.element(text(2)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => shownTexts()).toEqual(['bir iki'])
  await expect.element(text(1)).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => shownTexts()).toEqual(['bir', 'iki'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => shownTexts()).toEqual(['bir iki'])
})

test('a block is moved by keyboard on its handle, and every step is announced', async () => {
  const { shownTexts } = await show(['bir', 'iki', 'üç'])
  const handle = page.getByRole('button', { name: /^Block 1 of 3/ })
  const button = handle.element() as HTMLElement
  button.focus()
  await userEvent.keyboard(' ')
  await isSaid('Block picked up, place 1 of 3')
  await userEvent.keyboard('{ArrowDown}')
  await isSaid('Place 2 of 3')
  await expect.poll(() => document.activeElement).toBe(button)
  await userEvent.keyboard('{ArrowDown}')
  await isSaid('Place 3 of 3')
  expect(shownTexts()).toEqual(['iki', 'üç', 'bir'])
  await userEvent.keyboard('{Escape}')
  expect(shownTexts()).toEqual(['bir', 'iki', 'üç'])
})

test('a command can move the caret far down the list', async () => {
  const { editor } = await show(long(2_000))
  const key = editor.store.getOrder()[1_500] ?? ''
  editor.focus.set({ key, caret: 3 })
  await expect.poll(() => document.activeElement).toHaveProperty('value', 'Blok 1500 mətni')
})

async function paste(field: ReturnType<typeof page.getByRole>, pasted: string) {
  await userEvent.click(field)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('long pasted text opens the splitting modal instead of going into the field', async () => {
  const { text } = await show(['bir'])
  await paste(text(1), 'İlk abzas\n\nİkinci abzas')
  expect(actions.pasteText).toHaveBeenCalledOnce()
})

test('a copied cell goes into the field without its line end and invisible characters', async () => {
  vi.mocked(actions.pasteText).mockClear()
  const { text, shownTexts } = await show(['bir '])
  await paste(text(1), 'da\u00ADvam\r\n')
  await expect.poll(shownTexts).toEqual(['bir davam'])
  await expect.element(text(1)).toHaveValue('bir davam')
  await userEvent.keyboard('!')
  await expect.poll(shownTexts).toEqual(['bir davam!'])
  expect(actions.pasteText).not.toHaveBeenCalled()
})

test('undo is on the key of the letter Z, also on a German and a Turkish F keyboard', async () => {
  const { text, shownTexts } = await show(['bir'])
  await userEvent.click(text(1))
  await userEvent.keyboard('!')
  await expect.poll(shownTexts).toEqual(['bir!'])
  const press = (key: string, code: string) =>
    text(1)
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true }),
      )
  press('z', 'KeyY')
  await expect.poll(shownTexts).toEqual(['bir'])
  press('y', 'KeyZ')
  await expect.poll(shownTexts).toEqual(['bir!'])
  press('z', 'KeyN')
  await expect.poll(shownTexts).toEqual(['bir'])
})

test('undoing the block with the caret moves the caret to the next text', async () => {
  const { text, shownTexts } = await show(['First', 'Second'])
  await text(1).click()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await expect.element(text(2)).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(shownTexts()).toEqual(['First', 'Second'])
  await expect.element(text(2)).toHaveFocus()
})

test('the menu of a block follows it while it is open', { tags: 'long' }, async () => {
  const { editor, text } = await show(['bir'])
  await text(1).click()
  await userEvent.click(page.getByRole('button', { name: 'Actions of block 1' }))
  const play = page.getByRole('menuitem', { name: /^Play from here/ })
  await expect.element(play).not.toHaveAttribute('aria-disabled')
  const [key = ''] = editor.store.getOrder()
  editor.store.patch(key, { generated: { status: 'none', audio_url: null } })
  await expect.element(play).toHaveAttribute('aria-disabled', 'true')
})

test('the block with the focus stays on the page however far the list is scrolled', async () => {
  const { text } = await show(long(300))
  await userEvent.click(text(1))
  scrollTo({ top: document.documentElement.scrollHeight })
  await expect.element(text(300)).toBeVisible()
  await expect.element(text(1)).toHaveFocus()
  scrollTo({ top: 0 })
})

test('text of several lines that is pasted is not also inserted by the browser', async () => {
  const { editor, text } = await show(['Short.'])
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'First paragraph.\n\nSecond paragraph.')
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  text(1).element().dispatchEvent(paste)
  expect(actions.pasteText).toHaveBeenCalledOnce()
  expect(paste.defaultPrevented).toBe(true)
  expect(editor.store.getOrder()).toHaveLength(1)
})
