import { test } from '../e2e/support/test.ts'
import { areAskedOnce } from './first-calls.ts'

const PAGES = [
  ...['/services/text-to-speech', '/profile', '/services'],
  ...['audio-book/10', 'chat-bot/4', 'dubbing/create'].map((of) => `/services/${of}`),
]

test('what a page asks for first is used, and not asked for again', ({ page }) => areAskedOnce(page, PAGES))
