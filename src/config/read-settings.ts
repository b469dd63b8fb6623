import { type CaptchaSource, readCaptcha } from './captcha-settings.ts'
import { type MonitoringSource, readMonitoring } from './monitoring-settings.ts'
import { type PaymentSource, readPayment } from './payment-settings.ts'

/** Base of the API without a trailing slash: a path of this host or an address of another origin. */
function readApiBase(value: string | undefined) {
  const base = (value || '/api').replace(/\/+$/, '')
  const isPath = /^\/[\w./-]*$/.test(base) && !base.startsWith('//')
  if (!isPath && !/^https?:\/\/[^\s?#]+$/.test(base)) {
    throw new Error(`VITE_API_BASE is neither a path nor an http(s) address: "${value}"`)
  }
  return base
}

function readBrandName(value: string | undefined) {
  const name = (value ?? 'Avaz').trim()
  if (!name) throw new Error('VITE_BRAND_NAME is empty')
  return name
}

function readPage(name: string, value: string | undefined) {
  if (!value) return undefined
  if (!/^\/[\w-][\w./-]*$/.test(value)) throw new Error(`${name} is no path of this host: "${value}"`)
  return value
}

/** Time zone of API timestamps that have no zone. */
function readTimeZone(value: string | undefined) {
  const timeZone = value || 'UTC'
  try {
    Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw new Error(`VITE_API_TIME_ZONE is no time zone, such as Asia/Baku: "${value}"`)
  }
  return timeZone
}

interface SettingsSource extends CaptchaSource, MonitoringSource, PaymentSource {
  VITE_API_BASE?: string
  VITE_API_TIME_ZONE?: string
  VITE_BRAND_NAME?: string
  VITE_READER_PAGE?: string
  VITE_CHAT_PAGE?: string
}

/**
 * Reads the settings of a build.
 * @throws Error naming the wrong setting, so that the build fails and not the app in a customer's browser.
 */
export function readSettings(source: SettingsSource) {
  return {
    apiBase: readApiBase(source.VITE_API_BASE),
    apiTimeZone: readTimeZone(source.VITE_API_TIME_ZONE),
    brandName: readBrandName(source.VITE_BRAND_NAME),
    captcha: readCaptcha(source),
    payment: readPayment(source),
    /** Target of error and page speed reports; undefined unless set. */
    monitoring: readMonitoring(source),
    /** Path of a page of this host on which a website reader can be tried; undefined if there is none. */
    readerPage: readPage('VITE_READER_PAGE', source.VITE_READER_PAGE),
    /** The same for a chat bot. */
    chatPage: readPage('VITE_CHAT_PAGE', source.VITE_CHAT_PAGE),
  }
}
