import { scriptUrl } from '#src/lib/trusted-types.ts'
import type { CaptchaSolution } from './captcha-session.ts'

/**
 * From Cloudflare's documentation:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
const SCRIPT_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
/** A token is valid for 300 seconds; slightly less leaves time for the request. */
const LIFETIME_MS = 290_000

interface WidgetOptions {
  sitekey: string
  appearance: 'interaction-only'
  size: 'flexible'
  language: string
  'refresh-expired': 'manual'
  callback: (token: string) => void
  'error-callback': (code?: string) => boolean
  'timeout-callback': () => void
  'unsupported-callback': () => void
  'before-interactive-callback': () => void
}

interface Turnstile {
  render(host: HTMLElement, options: WidgetOptions): string | undefined
  remove(widgetId: string): void
}

let scriptPromise: Promise<Turnstile> | undefined

function readTurnstile() {
  const { turnstile } = globalThis as typeof globalThis & { turnstile?: Turnstile }
  if (!turnstile) throw new Error('Turnstile’s script did not come')
  return turnstile
}

/** Loads one script for the whole page on first use, and again after a failure. */
function loadScript() {
  scriptPromise ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = scriptUrl(SCRIPT_URL)
    element.async = true
    element.addEventListener('load', () => resolve(readTurnstile()))
    element.addEventListener('error', () => reject(new Error('Turnstile’s script did not come')))
    document.head.append(element)
  }).catch((error: unknown) => {
    scriptPromise = undefined
    throw error
  })
  return scriptPromise
}

/**
 * Solves Cloudflare Turnstile. The widget appears in `host` only if it needs the customer's interaction, and
 * is removed when `signal` is aborted.
 */
export async function solveTurnstile(
  siteKey: string,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<CaptchaSolution> {
  const turnstile = await loadScript()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const fail = (code = 'unknown') => reject(new Error(`Turnstile: ${code}`))
    const widgetId = turnstile.render(host, {
      sitekey: siteKey,
      appearance: 'interaction-only',
      size: 'flexible',
      language: document.documentElement.lang,
      'refresh-expired': 'manual',
      callback: (token) => resolve({ token, lifetimeMs: LIFETIME_MS }),
      // True tells Turnstile that the error is handled, so that it logs nothing.
      'error-callback': (code) => {
        fail(code)
        return true
      },
      'timeout-callback': () => fail('timeout'),
      'unsupported-callback': () => fail('unsupported'),
      // While its container is hidden, the captcha must not ask the customer anything.
      'before-interactive-callback': () => host.hidden && fail('interaction'),
    })
    signal.addEventListener('abort', () => {
      if (widgetId !== undefined) turnstile.remove(widgetId)
      reject(signal.reason)
    })
  })
}
