import type audioBook from '#locales/az/audio-book.json'
import type auth from '#locales/az/auth.json'
import type authAccount from '#locales/az/auth-account.json'
import type billing from '#locales/az/billing.json'
import type catalog from '#locales/az/catalog.json'
import type chatBot from '#locales/az/chat-bot.json'
import type cloning from '#locales/az/cloning.json'
import type common from '#locales/az/common.json'
import type detectText from '#locales/az/detect-text.json'
import type drafts from '#locales/az/drafts.json'
import type dubbing from '#locales/az/dubbing.json'
import type editor from '#locales/az/editor.json'
import type errors from '#locales/az/errors.json'
import type exports from '#locales/az/exports.json'
import type player from '#locales/az/player.json'
import type profile from '#locales/az/profile.json'
import type projects from '#locales/az/projects.json'
import type recording from '#locales/az/recording.json'
import type runs from '#locales/az/runs.json'
import type segments from '#locales/az/segments.json'
import type speechToText from '#locales/az/speech-to-text.json'
import type voices from '#locales/az/voices.json'
import type websiteReader from '#locales/az/website-reader.json'

/**
 * Keys are those of the default language's files; the other languages have the same ones. No `.d.ts`: there the
 * compiler would not notice a name that is missing.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      'auth-account': typeof authAccount
      'audio-book': typeof audioBook
      auth: typeof auth
      billing: typeof billing
      catalog: typeof catalog
      'chat-bot': typeof chatBot
      cloning: typeof cloning
      common: typeof common
      'detect-text': typeof detectText
      drafts: typeof drafts
      dubbing: typeof dubbing
      editor: typeof editor
      errors: typeof errors
      exports: typeof exports
      player: typeof player
      profile: typeof profile
      projects: typeof projects
      recording: typeof recording
      'website-reader': typeof websiteReader
      runs: typeof runs
      segments: typeof segments
      'speech-to-text': typeof speechToText
      voices: typeof voices
    }
  }
}
