import { expect, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'

/** A project's exports in every state: preparing, ready, failed, and expired. */
export const exportsOf = (project: string) =>
  appStory(`${project}?modal-open=export`, { scenario: 'exported' }, async (page) => {
    const modal = within(await page.findByRole('dialog', {}, WAIT))
    await modal.findByText(i18n.t('editor-modals:export.preparing'), { selector: 'label *' }, WAIT)
    await modal.findByText(i18n.t('editor-modals:export.expired'), {}, WAIT)
    for (const action of ['download', 'retry', 'again'] as const) {
      await expect(
        modal.getAllByRole('button', { name: i18n.t(`editor-modals:export.${action}`) }),
      ).toHaveLength(1)
    }
  })
