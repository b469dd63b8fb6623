import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { EditorContext } from '#src/features/editor/editor-context.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { TakesModal } from './takes-modal.tsx'
import '#src/styles.css'

const takeOf = (id: number, is_current: boolean) => ({
  ...{
    id,
    is_current,
    audio_url: `/${id}.wav`,
    mime: 'audio/wav',
    duration: 2,
    text: 'salam',
    voice_id: null,
  },
  created_at: `2026-11-2${id}T08:00:00.000Z`,
})

async function open(takes: ReturnType<typeof takeOf>[]) {
  await startI18n('en', ['editor-modals', 'player'])
  const server = createModelServer()
  server.seed(['salam'])
  const editor = loneEditor(server)
  const key = editor.store.getOrder()[0] ?? ''
  const block = editor.store.getBlock(key)
  if (block) editor.store.patch(key, { generated: { ...block.generated, takes } })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(voicesQueries.list().queryKey, [])
  onTestFinished(() => player.close())
  showOnPage(
    <QueryClientProvider client={client}>
      <EditorContext value={editor}>
        <TakesModal blockKey={key} onClose={() => undefined} />
      </EditorContext>
    </QueryClientProvider>,
  )
}

test('two takes can be compared, and the one that plays can be paused', async () => {
  playWithoutSound()
  await open([takeOf(1, true), takeOf(2, false)])
  await expect.element(page.getByRole('button', { name: 'B: compare Take 1' })).toBeVisible()
  const compare = page.getByRole('region', { name: 'Compare two takes' })
  await userEvent.click(compare.getByRole('button', { name: 'Play' }))
  await expect.element(compare.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('a single take is compared with nothing', async () => {
  await open([takeOf(1, true)])
  await expect.element(page.getByRole('button', { name: /^Play: Take 1/ })).toBeVisible()
  expect(page.getByRole('button', { name: /compare/ }).elements()).toEqual([])
})
