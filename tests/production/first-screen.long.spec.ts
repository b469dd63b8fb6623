import { test } from '../e2e/support/test.ts'
import { areAskedOnce } from './first-calls.ts'

const PAGES = [
  ...['/services/text-to-speech', '/profile', '/services'],
  ...['audio-book/10', 'chat-bot/4', 'dubbing/create'].map((of) => `/services/${of}`),
]

test('early requests of a page are used and not repeated', ({ page }) => areAskedOnce(page, PAGES))
