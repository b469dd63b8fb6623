import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '#src/i18n/i18n.ts'
import { CreateProjectScreen } from '#src/screens/create-project-screen.tsx'
import { appStory, faultStory, isLoading, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, screenAccess } from '../support/guide.ts'

const meta = {
  title: 'Screens/Create project',
  parameters: {
    guide: {
      is: 'The pages on which projects of the services are started.',
      use: 'For links and bookmarks to the forms.',
      instead: 'The modals of the same forms on top of another page.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: CreateProjectScreen,
} satisfies Meta

export default meta
type Story = StoryObj

const TEXT_TO_SPEECH = '/services/text-to-speech/create'

/** No form: the editor opens on a new draft. */
export const Default: Story = appStory(TEXT_TO_SPEECH, {}, (page) =>
  page.findByRole('button', { name: i18n.t('editor:empty.write') }, WAIT),
)

export const Loading: Story = faultStory(TEXT_TO_SPEECH, { scenario: 'sending' }, isLoading)

export const Error: Story = faultStory(TEXT_TO_SPEECH, { scenario: 'sending-refused' }, (page) =>
  page.findByText(i18n.t('projects-lazy:create.failed'), {}, WAIT),
)

const SPEECH_TO_TEXT = '/services/speech-to-text/create'

export const SpeechToText: Story = appStory(SPEECH_TO_TEXT, {}, (page) =>
  page.findByText(i18n.t('speech-to-text-form:upload.label'), {}, WAIT),
)

/** Limits and price failed to load: the form accepts nothing that might be refused. */
export const SpeechToTextFailed: Story = faultStory(SPEECH_TO_TEXT, { scenario: 'loading-failed' }, (page) =>
  page.findByText(i18n.t('speech-to-text-form:create.failed'), {}, WAIT),
)

const DETECT_TEXT = '/services/detect-text/create'

export const DetectText: Story = appStory(DETECT_TEXT, {}, (page) =>
  page.findByText(i18n.t('detect-text-form:upload.label'), {}, WAIT),
)

/** Limits and price failed to load: the form accepts nothing that might be refused. */
export const DetectTextFailed: Story = {
  ...faultStory(DETECT_TEXT, { scenario: 'loading-failed' }, (page) =>
    page.findByText(i18n.t('detect-text-form:create.failed'), {}, WAIT),
  ),
  tags: ['long'],
}

/** Starts with the samples; the name and the consent follow. */
export const Cloning: Story = appStory('/services/cloning/create', {}, (page) =>
  page.findByText(i18n.t('cloning-form:samples.advice'), {}, WAIT),
)

export const AudioBook: Story = {
  ...appStory('/services/audio-book/create', {}, (page) =>
    page.findByText(i18n.t('audio-book-form:create.drop'), {}, WAIT),
  ),
  tags: ['long'],
}

export const ChatBot: Story = {
  ...appStory('/services/chat-bot/create', {}, (page) =>
    page.findByLabelText(new RegExp(i18n.t('chat-bot-form:create.name')), {}, WAIT),
  ),
  tags: ['long'],
}
