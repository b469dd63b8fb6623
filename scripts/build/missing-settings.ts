import type { Plugin } from 'vite'
import { readCaptcha } from '../../src/config/captcha-settings.ts'
import { readPayment, takesPayments } from '../../src/config/payment-settings.ts'

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Features that a build lacks because of missing settings.
 * @throws Error that names a wrong setting.
 */
export function warningsFor(settings: Settings): readonly string[] {
  const warnings: string[] = []
  if (!takesPayments(readPayment(settings))) {
    warnings.push(
      'VITE_PAYMENT_HOSTS is not set: NO PAYMENT CAN BE MADE with this build. The balance modal says that payments ' +
        'are not set up. Name the hosts of the payment pages, e.g. VITE_PAYMENT_HOSTS=pay.bank.example',
    )
  }
  if (readCaptcha(settings).provider === 'none') {
    warnings.push(
      'VITE_CAPTCHA_PROVIDER is not set: the forms of this build (login, register, both password forms, new voice) ' +
        'have NO CAPTCHA. Choose altcha or turnstile, see README.md',
    )
  }
  return warnings
}

/**
 * Prints missing settings at the end of a build, where they are noticed; a wrong setting ends the build
 * immediately.
 */
export function missingSettings(): Plugin {
  let warn = () => {}
  // Storybook uses the same settings but does not build the app.
  let isApp = false
  return {
    name: 'missing-settings',
    apply: 'build',
    configResolved({ env, logger }) {
      const warnings = warningsFor(env)
      warn = () => {
        for (const text of warnings) logger.warn(`\n*** WARNING *** ${text}`)
      }
    },
    writeBundle(_options, bundle) {
      isApp = 'index.html' in bundle
    },
    closeBundle() {
      if (isApp) warn()
    },
  }
}
