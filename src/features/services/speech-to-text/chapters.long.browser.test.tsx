import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MEETING, openTranscript, projectOf, segmentText } from '#tests/support/open-transcript.tsx'

const title = page.getByRole('textbox', { name: /^Title of the chapter at / })

test('a chapter is added at a segment, named, undone, and still there on the next visit', async () => {
  const { world, go, address } = await openTranscript()
  const here = address()
  const saved = () => {
    const project_id = projectOf(world, MEETING)?.id ?? 0
    const [version] = world.db.transcriptVersions.list({ where: { project_id } })
    return version?.chapters?.map((chapter) => chapter.title) ?? []
  }
  await expect.element(segmentText(3)).toBeVisible()
  const more = page.getByRole('button', { name: 'Actions for segment 3', exact: true })
  await userEvent.click(more)
  await userEvent.click(page.getByRole('menuitem', { name: 'Start a chapter here' }))
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('Plan{Enter}')
  await expect.element(segmentText(3)).toHaveFocus()
  await expect.poll(saved).toEqual(['Plan'])
  await userEvent.click(more)
  await expect.element(page.getByRole('menuitem', { name: 'Start a chapter here' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(title)
  await userEvent.keyboard('{End} B{Escape}')
  await expect.element(title).toHaveValue('Plan')
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  go(here)
  await expect.element(title).toHaveValue('Plan')
  await userEvent.click(page.getByRole('button', { name: 'Remove the chapter “Plan”' }))
  await expect.element(title).not.toBeInTheDocument()
  await expect.poll(saved).toEqual([])
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Undo' }))
  await expect.poll(saved).toEqual(['Plan'])
})
