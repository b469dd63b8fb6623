import type { Meta, StoryObj } from '@storybook/react-vite'
import { currentLocale, i18n } from '#src/i18n/i18n.ts'
import { formatMoney } from '#src/rules/money.ts'
import { PaymentScreen } from '#src/screens/payment-screen.tsx'
import { appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { leavesAction, leavesPayment } from '../../.storybook/payment-traces.ts'
import { type Guide, screenAccess } from '../support/guide.ts'
import { wholeText } from '../support/whole-text.ts'

const meta = {
  title: 'Screens/Payment',
  parameters: {
    guide: {
      is: 'The return from the payment page.',
      use: 'After a top-up, whatever came of it.',
      instead: 'Modals/Balance to begin a payment.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: PaymentScreen,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type State = 'success' | 'failed' | 'canceled' | 'pending' | 'late' | 'none' | 'unread'

const PRICE = 240
const money = (qepik: number) => formatMoney(qepik, currentLocale())

const showsState = (state: State) => (page: Page) =>
  page.findByText(i18n.t(`billing:payment.${state}.title`), {}, WAIT)

export const Success: Story = appStory('/payment/success', {}, showsState('success'))

/** With the bank’s reason. */
export const Failed: Story = {
  ...appStory('/payment/failed', { scenario: 'declined-deposit' }, showsState('failed')),
  tags: ['long'],
}

export const Canceled: Story = {
  ...appStory('/payment/canceled', { scenario: 'canceled-deposit' }, showsState('canceled')),
  tags: ['long'],
}

/** The bank is slow; the page polls. */
export const Pending: Story = {
  ...appStory('/payment/pending', { scenario: 'pending-deposit' }, showsState('pending')),
  tags: ['long'],
}

/** Return from the payment page without a payment: one press continues it. */
export const Unfinished: Story = {
  ...appStory('/payment/pending', { scenario: 'pending-deposit' }, (page) =>
    page.findByRole('link', { name: i18n.t('billing:payment.continue') }, WAIT),
  ),
  beforeEach: () => leavesPayment('25.00'),
}

/** After many polls: suggests what the customer can do meanwhile. Polls at once when the tab becomes visible. */
export const Late: Story = {
  ...appStory('/payment/pending', { scenario: 'pending-deposit' }, async (page) => {
    await showsState('pending')(page)
    const comesBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    const visits = setInterval(comesBack, 100)
    await showsState('late')(page).finally(() => clearInterval(visits))
  }),
  // The responses depend on the time.
  globals: { clock: 'live' },
  tags: ['long'],
}

/** Resumes the action that too little money had interrupted. */
export const Resume: Story = {
  ...appStory('/payment/success', {}, (page) =>
    page.findByRole(
      'link',
      { name: new RegExp(`^${i18n.t('billing:payment.resume', { price: money(PRICE) })}`) },
      WAIT,
    ),
  ),
  beforeEach: () => leavesAction(PRICE),
  tags: ['long'],
}

/** Paid, but still too little for the interrupted action. */
export const StillShort: Story = {
  ...appStory('/payment/success', {}, (page) =>
    page.findByText(
      wholeText(new RegExp(`^${i18n.t('billing:payment.short', { amount: '.+' })}$`)),
      {},
      WAIT,
    ),
  ),
  beforeEach: () => leavesAction(1_000_000),
  tags: ['long'],
}

export const WithoutStatus: Story = {
  ...appStory('/payment', { scenario: 'declined-deposit' }, showsState('failed')),
  tags: ['long'],
}

export const Empty: Story = appStory('/payment', { scenario: 'empty' }, showsState('none'))

export const Loading: Story = faultStory('/payment/success', { scenario: 'loading' }, (page) =>
  page.findByText(i18n.t('billing:payment.loading'), {}, WAIT),
)

export const Error: Story = faultStory(
  '/payment/success',
  { scenario: 'loading-failed' },
  showsState('unread'),
)

export const NotFound: Story = appStory('/payment/paid', {}, (page) =>
  page.findByText(i18n.t('errors:notFound.title'), {}, WAIT),
)
