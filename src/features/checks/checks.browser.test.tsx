import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EditorContext } from '#src/features/editor/editor-context.ts'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { nextFrames } from '#tests/support/next-frames.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Checks } from './checks.tsx'

const LOADED = 'The checks'

test('F9 opens the checks after they failed to load once', async () => {
  let attempts = 0
  const Late = lazyComponent(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('offline')
    return () => LOADED
  })
  const server = createModelServer()
  server.seed(['tea'])
  const editor = loneEditor(server)
  const caught: unknown[] = []
  showOnPage(
    <EditorContext value={editor}>
      <Checks isNeeded={false}>
        <Late />
      </Checks>
    </EditorContext>,
    { onCaughtError: (error) => caught.push(error) },
  )
  // The failed load shows nothing yet.
  await nextFrames()
  await userEvent.keyboard('{F9}')
  await expect.poll(() => caught.length).toBe(1)
  expect(attempts).toBe(1)
  expect(editor.checking.get()).toBeUndefined()
  await userEvent.keyboard('{F9}')
  await expect.element(page.getByText(LOADED)).toBeVisible()
})
