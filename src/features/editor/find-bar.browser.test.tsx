import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { EditorContext } from './editor-context.ts'
import { FindBar } from './find-bar.tsx'

beforeAll(() => startI18n('en', ['editor', 'editor-find']))

test('Enter moves from match to match although there is a second field', async () => {
  const server = createModelServer()
  server.seed(['tea', 'coffee', 'green tea'])
  const editor = loneEditor(server)
  showOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={editor}>
        <FindBar onClose={() => undefined} />
      </EditorContext>
    </QueryClientProvider>,
  )
  await page.getByRole('textbox').first().fill('tea')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 / 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 / 2')
  expect(editor.reveal.get()?.key).toBe(editor.store.getOrder()[2])
})
