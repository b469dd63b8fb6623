import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { startI18n } from '#src/i18n/i18n.ts'
import { faultyStops } from '#tests/support/faulty-stops.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { EditorContext } from './editor-context.ts'
import { FindBar } from './find-bar.tsx'

const OPENER = 'Find in the text'

beforeAll(() => startI18n('en', ['editor', 'editor-find']))

function openBar() {
  const server = createModelServer()
  server.seed(['tea', 'coffee', 'green tea'])
  const editor = loneEditor(server)
  const { leave } = showOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={editor}>
        <FindBar onClose={() => undefined} />
      </EditorContext>
    </QueryClientProvider>,
  )
  return { editor, leave }
}

test('Enter moves from match to match although there is a second field', async () => {
  const { editor } = openBar()
  await page.getByRole('textbox').first().fill('tea')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 / 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 / 2')
  expect(editor.reveal.get()?.key).toBe(editor.store.getOrder()[2])
})

test('on a phone the search is closed in the row of its options, and the Tab key goes row by row', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  openBar()
  const topOf = async (name: string) =>
    (await page.getByRole('button', { name }).findElement()).getBoundingClientRect().top
  expect(await topOf('Close search')).toBe(await topOf('Match case'))
  expect(await faultyStops(true)).toEqual([])
})

test('closing the search returns the focus to the control that opened it', async () => {
  showOnPage(<button type="button">{OPENER}</button>)
  const opener = page.getByRole('button', { name: OPENER, exact: true })
  await userEvent.click(opener)
  const { leave } = openBar()
  await expect.element(page.getByRole('textbox').first()).toHaveFocus()
  leave()
  await expect.element(opener).toHaveFocus()
})
