import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SourceKind } from '#src/contract/form-choices.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { SourceRow } from './source-row.tsx'

test.each<[SourceKind, boolean]>([
  ['file', true],
  ['address', true],
  ['text', false],
  ['question', false],
])('a source of kind %s can be read again: %s', async (kind, canBeReadAgain) => {
  await startI18n('en', ['chat-bot-lazy'])
  const server = createModelServer()
  server.seed(['Open from nine to eight.'])
  const project = server.project()
  const [block] = project.body.blocks
  if (!block) throw new Error('No block')
  const source = { kind, name: 'Hours', is_on: true, size: 24, read_at: null }
  showOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <SourceRow project={project} source={{ ...block, source }} onOpen={() => undefined} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('switch', { name: 'Hours: the bot uses it' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Read Hours again' })
  expect(again.elements()).toHaveLength(canBeReadAgain ? 1 : 0)
})
