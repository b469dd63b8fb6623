import type { Page } from 'playwright'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { visibleControl } from './controls.ts'

/** Timeout for a control that is covered or has disappeared. */
const TIMEOUT_MS = 700

const words = [
  'Salam, dünya. İşıq ağ buluddan gəlir.',
  'Тест: ёлка, щука, ₼ и ещё немного текста.',
  'Iğdır’ın ılık ışığı',
  'Plain words, and some more of them.',
  '  ',
  '0',
  '-1',
  '10,50',
  '99999999999999999999',
  'leyla@avaz.example',
  'https://example.com/a?b=c#d',
  '<b>bold</b>&amp;{{name}}',
  'שלום עולם العربية',
  '👩‍👩‍👧‍👦🙂\u0007\u200b',
  '1–3, 5',
]

const keys = [
  ...['Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'Backspace', 'Delete', 'Control+z', 'Control+Shift+z', 'Control+Enter', 'Control+d'],
  ...[
    'Control+Shift+Enter',
    'Control+Shift+Backspace',
    'Control+f',
    'Alt+ArrowDown',
    'Alt+Enter',
    'Control+/',
  ],
]

const places = [
  ...['/', '/services', '/transactions', '/profile', '/payment', '/payment/failed', '/nowhere'],
  ...serviceSlugs.flatMap((slug) => [`/services/${slug}`, `/services/${slug}/create`]),
  ...[
    '/services/text-to-speech/14',
    '/services/text-to-speech/14',
    '/services/text-to-speech/13',
    '/services/text-to-speech/999999',
    '/services/dubbing/16',
    '/services/chat-bot/1',
    '/services/chat-bot/4',
    '/services/audio-book/18',
    '/services/detect-text/1',
    '/services/detect-text/7',
    '/?modal-open=balance',
  ],
]

type Chance = () => number

const oneOf = <Value>(list: readonly Value[], chance: Chance): Value | undefined =>
  list[Math.floor(chance() * list.length)]

async function actOnControl(page: Page, chance: Chance): Promise<string> {
  const control = await visibleControl(page, chance)
  if (!control) return 'nothing to use'
  const text = oneOf(words, chance) ?? ''
  const isTyped = control.isText && chance() < 0.7
  const done = isTyped
    ? control.handle.fill(text, { timeout: TIMEOUT_MS })
    : control.handle.click({ timeout: TIMEOUT_MS })
  // Covered, moved or read-only: unusable for a customer, too.
  const outcome = await done.then(
    () => '',
    () => ' (could not)',
  )
  await control.handle.dispose()
  return `${isTyped ? `type ${JSON.stringify(text)} into` : 'click'} ${control.name}${outcome}`
}

/** Performs one random action of a customer and describes it. Deterministic for the same chances and page. */
export async function act(page: Page, base: string, chance: Chance): Promise<string> {
  const kind = chance()
  if (kind < 0.8) return actOnControl(page, chance)
  if (kind < 0.92) {
    const key = oneOf(keys, chance) ?? 'Escape'
    await page.keyboard.press(key)
    return `press ${key}`
  }
  if (kind < 0.96) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    return 'go back'
  }
  if (kind < 0.97) {
    await page.reload({ waitUntil: 'commit' })
    return 'reload'
  }
  const place = oneOf(places, chance) ?? '/'
  await page.goto(base + (base.endsWith('/') ? place.slice(1) : place), { waitUntil: 'commit' })
  return `open ${place}`
}
