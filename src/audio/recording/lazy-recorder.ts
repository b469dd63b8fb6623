import { loadNamespaces } from '#src/i18n/i18n.ts'
import { lazyComponent } from '#src/ui/lazy-component.ts'

/** The recorder and its player. Forms show them on a tab that is not the first. */
export const VoiceRecorder = lazyComponent(async () => {
  const [module] = await Promise.all([import('./voice-recorder.tsx'), loadNamespaces(['recording'])])
  return module.VoiceRecorder
})
