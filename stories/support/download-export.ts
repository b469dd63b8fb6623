import { expect, within } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { letTimePass } from './let-time-pass.ts'

/** Creates a file in the open export modal, which downloads it automatically; returns that file. */
export async function downloadExport(page: Page, world: World): Promise<{ name: string; content: Blob }> {
  const modal = within(await page.findByRole('dialog', {}, WAIT))
  await press(modal, i18n.t('editor-modals:export.start'))
  await letTimePass(world, () => modal.getByText(i18n.t('editor-modals:export.saved')))
  const [newest] = world.db.exports.list().sort((one, other) => other.id - one.id)
  const content = newest?.file ? await world.files.read(newest.file) : undefined
  if (!(newest && content)) throw new TypeError('no file was made')
  await expect(content.size).toBe(newest.size)
  return { name: newest.file_name, content }
}
