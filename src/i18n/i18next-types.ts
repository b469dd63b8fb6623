import type auth from '#locales/az/auth.json'
import type authAccount from '#locales/az/auth-account.json'
import type billing from '#locales/az/billing.json'
import type billingBalance from '#locales/az/billing-balance.json'
import type billingSpending from '#locales/az/billing-spending.json'
import type billingStatement from '#locales/az/billing-statement.json'
import type bulk from '#locales/az/bulk.json'
import type catalog from '#locales/az/catalog.json'
import type checks from '#locales/az/checks.json'
import type common from '#locales/az/common.json'
import type commonLeave from '#locales/az/common-leave.json'
import type commonMenu from '#locales/az/common-menu.json'
import type create from '#locales/az/create.json'
import type detectTextStraighten from '#locales/az/detect-text-straighten.json'
import type drafts from '#locales/az/drafts.json'
import type editor from '#locales/az/editor.json'
import type editorFind from '#locales/az/editor-find.json'
import type editorModals from '#locales/az/editor-modals.json'
import type editorSaving from '#locales/az/editor-saving.json'
import type editorStates from '#locales/az/editor-states.json'
import type errors from '#locales/az/errors.json'
import type exports from '#locales/az/exports.json'
import type firstRun from '#locales/az/first-run.json'
import type palette from '#locales/az/palette.json'
import type player from '#locales/az/player.json'
import type problem from '#locales/az/problem.json'
import type profile from '#locales/az/profile.json'
import type projects from '#locales/az/projects.json'
import type projectsLazy from '#locales/az/projects-lazy.json'
import type recording from '#locales/az/recording.json'
import type recordingClean from '#locales/az/recording-clean.json'
import type redaction from '#locales/az/redaction.json'
import type reuse from '#locales/az/reuse.json'
import type runs from '#locales/az/runs.json'
import type runsPrice from '#locales/az/runs-price.json'
import type runsTray from '#locales/az/runs-tray.json'
import type segments from '#locales/az/segments.json'
import type segmentsLazy from '#locales/az/segments-lazy.json'
import type selection from '#locales/az/selection.json'
import type share from '#locales/az/share.json'
import type speechTable from '#locales/az/speech-table.json'
import type transcriptBleep from '#locales/az/speech-to-text-bleep.json'
import type transcriptChapters from '#locales/az/speech-to-text-chapters.json'
import type corrections from '#locales/az/speech-to-text-corrections.json'
import type transcriptText from '#locales/az/speech-to-text-paste.json'
import type transcriptSummary from '#locales/az/speech-to-text-summary.json'
import type subtitles from '#locales/az/subtitles.json'
import type tables from '#locales/az/tables.json'
import type voices from '#locales/az/voices.json'

/**
 * Texts by file name; a service adds its own in its `service.ts`. Keys come from the default language's files; the
 * other languages have the same ones. Not a `.d.ts`, because the compiler would not report a missing name there.
 */
export interface Texts {
  'auth-account': typeof authAccount
  auth: typeof auth
  'billing-balance': typeof billingBalance
  'billing-spending': typeof billingSpending
  'billing-statement': typeof billingStatement
  billing: typeof billing
  bulk: typeof bulk
  catalog: typeof catalog
  checks: typeof checks
  common: typeof common
  'common-leave': typeof commonLeave
  'common-menu': typeof commonMenu
  'speech-to-text-corrections': typeof corrections
  create: typeof create
  'detect-text-straighten': typeof detectTextStraighten
  drafts: typeof drafts
  editor: typeof editor
  'editor-find': typeof editorFind
  'editor-modals': typeof editorModals
  'editor-saving': typeof editorSaving
  'editor-states': typeof editorStates
  errors: typeof errors
  exports: typeof exports
  'first-run': typeof firstRun
  palette: typeof palette
  player: typeof player
  problem: typeof problem
  profile: typeof profile
  projects: typeof projects
  'projects-lazy': typeof projectsLazy
  recording: typeof recording
  redaction: typeof redaction
  reuse: typeof reuse
  'recording-clean': typeof recordingClean
  runs: typeof runs
  'runs-price': typeof runsPrice
  'runs-tray': typeof runsTray
  segments: typeof segments
  'segments-lazy': typeof segmentsLazy
  selection: typeof selection
  'speech-table': typeof speechTable
  subtitles: typeof subtitles
  tables: typeof tables
  'speech-to-text-bleep': typeof transcriptBleep
  'speech-to-text-chapters': typeof transcriptChapters
  'speech-to-text-paste': typeof transcriptText
  share: typeof share
  'speech-to-text-summary': typeof transcriptSummary
  voices: typeof voices
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
