import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { appStory, press, WAIT } from '../../.storybook/app-story.tsx'
import { CLONE_LIST, CLONES, sendClone } from '../support/clone-form.ts'
import { flowAccess, type Guide } from '../support/guide.ts'

const meta = {
  title: 'Flows/Cloning paid',
  parameters: {
    guide: {
      is: 'A voice from its samples to the paid quote.',
      use: 'To see how a quote is paid from the balance.',
      instead: 'Screens/Project cloning for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
  beforeEach: () => loadNamespaces(['cloning', 'recording', 'projects', 'runs-price']),
} satisfies Meta

export default meta
type Story = StoryObj

/** A customer sends samples of a voice, sees the quote on the voice's own page and pays it from the balance. */
export const CloneAndPay: Story = {
  tags: ['long'],
  ...appStory(CLONE_LIST, CLONES, async (page) => {
    await sendClone(page)
    await page.findByRole('heading', { name: i18n.t('runs-price:quote.title') }, WAIT)
    await press(page, /49[.,]00/)
    await page.findByRole('heading', { name: i18n.t('cloning:ordered.title') }, WAIT)
  }),
}
