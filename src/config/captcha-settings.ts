export type CaptchaSettings =
  | { readonly provider: 'none' }
  | { readonly provider: 'altcha'; readonly challengeUrl: string }
  | { readonly provider: 'turnstile'; readonly siteKey: string }

export interface CaptchaSource {
  VITE_CAPTCHA_PROVIDER?: string
  VITE_CAPTCHA_SITE_KEY?: string
  VITE_CAPTCHA_URL?: string
}

function readChallengeUrl(value = '') {
  const isPath = /^\/(?!\/)[^\s\\]*$/.test(value)
  if (!isPath && !/^https:\/\/[^\s\\]+$/.test(value)) {
    throw new Error(`VITE_CAPTCHA_URL is neither a path nor an https address: "${value}"`)
  }
  return value
}

function readSiteKey(value = '') {
  if (!/^[\w.-]+$/.test(value)) throw new Error(`VITE_CAPTCHA_SITE_KEY is no site key: "${value}"`)
  return value
}

/**
 * Reads which captcha a build uses; none if nothing is set.
 * @throws Error naming the setting that is wrong or missing.
 */
export function readCaptcha(source: CaptchaSource): CaptchaSettings {
  const provider = source.VITE_CAPTCHA_PROVIDER || 'none'
  switch (provider) {
    case 'none':
      return { provider }
    case 'altcha':
      return { provider, challengeUrl: readChallengeUrl(source.VITE_CAPTCHA_URL) }
    case 'turnstile':
      return { provider, siteKey: readSiteKey(source.VITE_CAPTCHA_SITE_KEY) }
    default:
      throw new Error(`VITE_CAPTCHA_PROVIDER is neither altcha, turnstile nor none: "${provider}"`)
  }
}
