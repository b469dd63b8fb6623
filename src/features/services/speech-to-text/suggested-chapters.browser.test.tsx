import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MEETING, openTranscript, projectOf, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

const dialog = page.getByRole('dialog', { name: 'Suggested chapters' })

test('suggested chapters are named and left out before they are added, and undone in one step', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const saved = () => {
    const project_id = projectOf(world, MEETING)?.id ?? 0
    const [version] = world.db.transcriptVersions.list({ where: { project_id } })
    return version?.chapters?.map((chapter) => chapter.title) ?? []
  }
  const before = saved()
  await pressTool('Chapters')
  const names = dialog.getByRole('textbox', { name: /^Title of the chapter at / })
  await expect.poll(() => names.elements().length).toBeGreaterThan(1)
  const count = names.elements().length
  await userEvent.click(dialog.getByRole('button', { name: /^Remove the chapter / }).first())
  await userEvent.fill(names.first(), 'Plan')
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^Add ${count - 1} chapters?$`) }))
  await expect.poll(saved).toHaveLength(before.length + count - 1)
  expect(saved()).toContain('Plan')
  const offer = page.getByRole('status').filter({ hasText: /chapters? added/ })
  await userEvent.click(offer.getByRole('button', { name: 'Undo' }))
  await expect.poll(saved).toEqual(before)
})
