import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, WAIT } from '../../.storybook/app-story.tsx'

const meta = { title: 'Flows/Top up with a promo code' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A customer opens the balance, tries a code that has expired, applies another one, and changes their mind. */
export const TopUpWithAPromoCode: Story = appStory('/services', {}, async (page) => {
  const balance = i18n.t('common:balance.label')
  const buttons = await page.findAllByRole('button', { name: new RegExp(balance) }, WAIT)
  await userEvent.click(buttons[0] ?? document.body)
  const dialog = within(await page.findByRole('dialog', {}, WAIT))
  await userEvent.click(await dialog.findByRole('button', { name: i18n.t('billing:promo.open') }, WAIT))
  const code = dialog.getByLabelText(i18n.t('billing:promo.code'))
  await userEvent.type(code, 'KOHNE10{Enter}')
  await dialog.findByText(/./, { selector: '[aria-live] p *' }, WAIT)
  await userEvent.clear(code)
  await userEvent.type(code, 'BAHAR25{Enter}')
  await dialog.findByText(i18n.t('billing:promo.locked'), {}, WAIT)
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('billing:promo.close') }))
  await dialog.findByDisplayValue('10', {}, WAIT)
})
