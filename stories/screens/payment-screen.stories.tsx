import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { PaymentScreen } from '#src/screens/payment-screen.tsx'
import { appStory, type Page, WAIT } from '../../.storybook/app-story.tsx'

const meta = { title: 'Screens/Payment', component: PaymentScreen } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type State = 'success' | 'failed' | 'canceled' | 'pending' | 'none' | 'unread'

const told = (state: State) => (page: Page) =>
  page.findByText(i18n.t(`billing:payment.${state}.title`), {}, WAIT)

/** The latest deposit has arrived. */
export const Success: Story = appStory('/payment/success', {}, told('success'))

/** With the bank’s reason. */
export const Failed: Story = appStory('/payment/failed', { scenario: 'declined-deposit' }, told('failed'))

export const Canceled: Story = appStory(
  '/payment/canceled',
  { scenario: 'canceled-deposit' },
  told('canceled'),
)

/** The bank takes its time; the page asks again by itself. */
export const Pending: Story = appStory('/payment/pending', { scenario: 'pending-deposit' }, told('pending'))

/** Without a status: how the latest deposit went. */
export const WithoutStatus: Story = appStory('/payment', { scenario: 'declined-deposit' }, told('failed'))

export const Empty: Story = appStory('/payment', { scenario: 'empty' }, told('none'))

export const Loading: Story = appStory('/payment/success', {
  faults: [{ endpoint: 'getTransactions', fault: { kind: 'hang' } }],
})

export const Error: Story = appStory(
  '/payment/success',
  { faults: [{ endpoint: 'getTransactions', fault: { kind: 'refused' } }] },
  told('unread'),
)

export const NotFound: Story = appStory('/payment/paid', {}, (page) =>
  page.findByText(i18n.t('errors:notFound.title'), {}, WAIT),
)
